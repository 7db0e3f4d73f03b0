import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';
export type Contrast = 'ordinary' | 'more';

const read = (file: string) =>
  readFileSync(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function declarations(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

const palette = declarations(read('palette.css'));
const tokens = declarations(read('tokens.css').split('@media')[0] ?? '');
const themes = new Map(
  [...read('themes.css').matchAll(/\[data-theme=["']([\w-]+)["']\]\s*\{([^}]*)\}/g)].map(
    ([, name = '', body = '']) => [name, declarations(body)],
  ),
);

const [chosenContrast = '', askedContrast = ''] = read('contrast.css').split('@media');

/** The tokens of high contrast: once for the user's choice, and once for the system's preference. */
export const moreContrast = {
  chosen: declarations(chosenContrast),
  asked: declarations(askedContrast),
};

/** The theme colors that the style sheets define, the default one first. */
export const themeNames = ['default', ...themes.keys()];

/** The scales that a theme defines, by custom property. */
export const scalesOf = (theme: string): Map<string, string> =>
  new Map([...palette, ...(themes.get(theme) ?? [])]);

/** The color behind a semantic token, as its `oklch()` text. */
export function colorOf(
  token: string,
  theme: string,
  scheme: Scheme,
  contrast: Contrast = 'ordinary',
): string {
  const stronger = contrast === 'more' ? moreContrast.chosen.get(token) : undefined;
  const value = stronger ?? tokens.get(token) ?? scalesOf(theme).get(token);
  if (value === undefined) throw new Error(`No such token: ${token}`);
  const [, light = value, dark = value] = /^light-dark\((.+), (var\(.+\)|oklch\(.+\))\)$/.exec(value) ?? [];
  const chosen = scheme === 'light' ? light : dark;
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : colorOf(reference, theme, scheme, contrast);
}
