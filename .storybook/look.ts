import { setReducedMotion } from './reduced-motion.ts';

/** In how many ways a page can look: the switches of the toolbar. The first of each is what a story begins with. */
export const LOOKS = {
  theme: ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'],
  scheme: ['light', 'dark', 'system'],
  contrast: ['ordinary', 'more'],
  density: ['comfortable', 'compact'],
  direction: ['left to right', 'right to left'],
  motion: ['system', 'reduced'],
} as const;

export type Look = { [Switch in keyof typeof LOOKS]: (typeof LOOKS)[Switch][number] };

export const directionOf = ({ direction }: Look) => (direction === 'right to left' ? 'rtl' : 'ltr');

/** Sets the document up as the portal does: by attributes of `<html>`. */
export function applyLook(look: Look): void {
  const { theme, scheme, contrast, density, motion } = look;
  const html = document.documentElement;
  html.dataset['look'] = JSON.stringify(look);
  html.dataset['theme'] = theme;
  html.dataset['contrast'] = contrast;
  html.dataset['density'] = density;
  html.dir = directionOf(look);
  if (scheme === 'system') delete html.dataset['scheme'];
  else html.dataset['scheme'] = scheme;
  setReducedMotion(motion === 'reduced');
}
