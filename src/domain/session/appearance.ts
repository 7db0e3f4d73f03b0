import { cookieIn } from './cookies.ts';

/** CONST-1 */
export const THEMES = ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const CONTRASTS = ['system', 'more', 'ordinary'] as const;
export const DRAWERS = ['expanded', 'collapsed'] as const;
/** All shortcuts, or only those with Ctrl or Command (WCAG 2.1.4). */
export const KEYS = ['all', 'modified'] as const;

export interface Appearance {
  theme: (typeof THEMES)[number];
  scheme: (typeof SCHEMES)[number];
  density: (typeof DENSITIES)[number];
  contrast: (typeof CONTRASTS)[number];
  /** In a wide window (LAYOUT-1). */
  drawer: (typeof DRAWERS)[number];
  keys: (typeof KEYS)[number];
}

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'default',
  scheme: 'system',
  density: 'comfortable',
  contrast: 'system',
  drawer: 'expanded',
  keys: 'all',
};

/** The server renders pages with the appearance in this cookie. It contains no personal data. */
export const APPEARANCE_COOKIE = 'appearance';

/** `purple.dark.compact.more.collapsed.all` */
export const formatAppearance = ({ theme, scheme, density, contrast, drawer, keys }: Appearance): string =>
  `${theme}.${scheme}.${density}.${contrast}.${drawer}.${keys}`;

/** Users and other code can write any text into storage and cookies. Values with five words are older than `keys`. */
export function parseAppearance(text: string): Appearance | null {
  const [theme, scheme, density, contrast, drawer, keys = DEFAULT_APPEARANCE.keys, ...more] = text.split('.');
  const appearance = {
    theme: THEMES.find((word) => word === theme),
    scheme: SCHEMES.find((word) => word === scheme),
    density: DENSITIES.find((word) => word === density),
    contrast: CONTRASTS.find((word) => word === contrast),
    drawer: DRAWERS.find((word) => word === drawer),
    keys: KEYS.find((word) => word === keys),
  };
  const isAppearance = more.length === 0 && Object.values(appearance).every((word) => word !== undefined);
  return isAppearance ? (appearance as Appearance) : null;
}

export function appearanceInCookies(cookies: string | undefined): Appearance | null {
  const cookie = cookieIn(cookies, APPEARANCE_COOKIE);
  return cookie === undefined ? null : parseAppearance(cookie);
}

/** Attributes of `<html>`; null removes one. */
export function appearanceAttributes({
  theme,
  scheme,
  density,
  contrast,
}: Appearance): Record<string, string | null> {
  return {
    'data-theme': theme === 'default' ? null : theme,
    'data-scheme': scheme === 'system' ? null : scheme,
    'data-density': density === 'comfortable' ? null : density,
    'data-contrast': contrast === 'system' ? null : contrast,
  };
}

interface ShownAppearance {
  scheme: 'light' | 'dark';
  theme: string;
  density: 'compact' | 'comfortable';
}

/** The appearance of a page whose `<html>` has the attributes of `appearanceAttributes`. */
export const shownAppearance = (
  { scheme, theme = 'default', density }: Readonly<Record<string, string | undefined>>,
  prefersDark: boolean,
): ShownAppearance => ({
  scheme: scheme === 'dark' || (scheme === undefined && prefersDark) ? 'dark' : 'light',
  theme,
  density: density === 'compact' ? 'compact' : 'comfortable',
});
