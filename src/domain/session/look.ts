/** The theme colors; the default one is applied until somebody chooses (CONST-1). */
export const THEMES = ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const CONTRASTS = ['system', 'more', 'ordinary'] as const;
export const DRAWERS = ['expanded', 'collapsed'] as const;
/** Which shortcuts hold: those of single characters too, or only those with Ctrl or Command (WCAG 2.1.4). */
export const KEYS = ['all', 'modified'] as const;

/** How somebody wants the portal to look. */
export interface Look {
  theme: (typeof THEMES)[number];
  scheme: (typeof SCHEMES)[number];
  density: (typeof DENSITIES)[number];
  contrast: (typeof CONTRASTS)[number];
  /** How a wide window begins (LAYOUT-1). */
  drawer: (typeof DRAWERS)[number];
  keys: (typeof KEYS)[number];
}

export const DEFAULT_LOOK: Look = {
  theme: 'default',
  scheme: 'system',
  density: 'comfortable',
  contrast: 'system',
  drawer: 'expanded',
  keys: 'all',
};

/** The cookie by which the server draws a page as it was last looked at: six words, and nothing of a person. */
export const LOOK_COOKIE = 'look';

/** As it stands in the cookie: `purple.dark.compact.more.collapsed.all`. */
export const lookText = ({ theme, scheme, density, contrast, drawer, keys }: Look): string =>
  `${theme}.${scheme}.${density}.${contrast}.${drawer}.${keys}`;

/** Anybody can write into storage and cookies: a look is six known words, or none. One of five is from before there were keys. */
export function lookIn(text: string): Look | null {
  const [theme, scheme, density, contrast, drawer, keys = DEFAULT_LOOK.keys, ...more] = text.split('.');
  const look = {
    theme: THEMES.find((word) => word === theme),
    scheme: SCHEMES.find((word) => word === scheme),
    density: DENSITIES.find((word) => word === density),
    contrast: CONTRASTS.find((word) => word === contrast),
    drawer: DRAWERS.find((word) => word === drawer),
    keys: KEYS.find((word) => word === keys),
  };
  const isLook = more.length === 0 && Object.values(look).every((word) => word !== undefined);
  return isLook ? (look as Look) : null;
}

/** The look that a cookie header, or the page's cookies, hold. */
export function lookInCookies(cookies: string | undefined): Look | null {
  const start = `${LOOK_COOKIE}=`;
  const cookie = cookies?.split('; ').find((each) => each.startsWith(start));
  return cookie === undefined ? null : lookIn(cookie.slice(start.length));
}

/** The attributes of `<html>` that show a look; null takes one away. */
export function lookAttributes({ theme, scheme, density, contrast }: Look): Record<string, string | null> {
  return {
    'data-theme': theme === 'default' ? null : theme,
    'data-scheme': scheme === 'system' ? null : scheme,
    'data-density': density === 'comfortable' ? null : density,
    'data-contrast': contrast === 'system' ? null : contrast,
  };
}
