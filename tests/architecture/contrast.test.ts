import { describe, expect, it } from 'vitest';
import { contrast, linearRgb, parseOklch } from '../../.storybook/foundations/color.ts';
import { STRONGER_PAIRS, TOKEN_PAIRS, type TokenPair } from '../../.storybook/foundations/token-pairs.ts';
import { type Contrast, colorOf, moreContrast, type Scheme, scalesOf, themeNames } from './design-tokens.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

function tooWeak(pairs: readonly TokenPair[], theme: string, scheme: Scheme, level: Contrast) {
  const inks = (token: string) => parseOklch(colorOf(token, theme, scheme, level));
  return pairs
    .map(({ ink, ground, least }) => ({
      pair: `${ink} on ${ground}`,
      ratio: contrast(inks(ink), inks(ground)),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least);
}

describe.each(themeNames)('the %s theme', (theme) => {
  it.each(SCHEMES)('CONST-1: has enough contrast in every pair of its %s colors', (scheme) => {
    expect(tooWeak(TOKEN_PAIRS, theme, scheme, 'ordinary')).toEqual([]);
    expect(TOKEN_PAIRS).toHaveLength(60);
  });

  it.each(SCHEMES)('CONST-1: in high contrast, text of its %s colors has 7 to 1 and marks 4.5', (scheme) => {
    expect(tooWeak(STRONGER_PAIRS, theme, scheme, 'more')).toEqual([]);
    expect(tooWeak(STRONGER_PAIRS, theme, scheme, 'ordinary').length).toBeGreaterThan(10);
  });

  it('has only colors within sRGB', () => {
    const outside = [...scalesOf(theme)].filter(([, value]) =>
      linearRgb(parseOklch(value)).some((part) => part < -0.001 || part > 1.001),
    );
    expect(outside).toEqual([]);
  });
});

it('CONST-1: the theme colors are default, orange, green, purple, aqua and dark-blue', () => {
  expect(themeNames).toEqual(['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue']);
});

it('high contrast is the same by choice and by the system’s preference', () => {
  expect([...moreContrast.asked]).toEqual([...moreContrast.chosen]);
  expect(moreContrast.chosen.size).toBeGreaterThan(30);
});

it('contrast is measured by the WCAG formula', () => {
  const white = parseOklch('oklch(1 0 0)');
  expect(contrast(white, parseOklch('oklch(0 0 0)'))).toBeCloseTo(21, 3);
  expect(contrast(parseOklch('oklch(0.5999 0 0)'), white)).toBeCloseTo(3.95, 2);
});
