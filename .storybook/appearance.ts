import { setReducedMotion } from './reduced-motion.ts';

/** The switches of the toolbar. Stories start with the first value of each. */
export const APPEARANCES = {
  theme: ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'],
  scheme: ['light', 'dark', 'system'],
  contrast: ['ordinary', 'more'],
  density: ['comfortable', 'compact'],
  direction: ['left to right', 'right to left'],
  motion: ['system', 'reduced'],
} as const;

export type Appearance = { [Switch in keyof typeof APPEARANCES]: (typeof APPEARANCES)[Switch][number] };

export const directionOf = ({ direction }: Appearance) => (direction === 'right to left' ? 'rtl' : 'ltr');

/** Sets the attributes of `<html>` as the portal does. */
export function applyAppearance(appearance: Appearance): void {
  const { theme, scheme, contrast, density, motion } = appearance;
  const html = document.documentElement;
  html.dataset['appearance'] = JSON.stringify(appearance);
  html.dataset['theme'] = theme;
  html.dataset['contrast'] = contrast;
  html.dataset['density'] = density;
  html.dir = directionOf(appearance);
  if (scheme === 'system') delete html.dataset['scheme'];
  else html.dataset['scheme'] = scheme;
  setReducedMotion(motion === 'reduced');
}
