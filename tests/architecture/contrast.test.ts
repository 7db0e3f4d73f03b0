import { describe, expect, it } from 'vitest';
import { contrast, linearRgb, parseOklch } from '#tests/support/colour.ts';
import { colourOf, type Scheme, scalesOf, themeNames } from '#tests/support/design-tokens.ts';
import { TOKEN_PAIRS } from '#tests/support/token-pairs.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

describe.each(themeNames)('the %s theme', (theme) => {
  it.each(SCHEMES)('CONST-1: can be read in every pair of its %s colours', (scheme) => {
    const seen = TOKEN_PAIRS.map(({ ink, ground, least }) => {
      const ratio = contrast(
        parseOklch(colourOf(ink, theme, scheme)),
        parseOklch(colourOf(ground, theme, scheme)),
      );
      return { pair: `${ink} on ${ground}`, ratio: ratio.toFixed(2), isReadable: ratio >= least };
    });
    expect(seen.filter(({ isReadable }) => !isReadable)).toEqual([]);
    expect(seen).toHaveLength(56);
  });

  it('has no colour that a screen cannot show', () => {
    const outside = [...scalesOf(theme)].filter(([, value]) =>
      linearRgb(parseOklch(value)).some((part) => part < -0.001 || part > 1.001),
    );
    expect(outside).toEqual([]);
  });
});

it('CONST-1: the theme colours are default, orange, green, purple, aqua and dark-blue', () => {
  expect(themeNames).toEqual(['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue']);
});

it('contrast is measured as WCAG measures it', () => {
  const white = parseOklch('oklch(1 0 0)');
  expect(contrast(white, parseOklch('oklch(0 0 0)'))).toBeCloseTo(21, 3);
  expect(contrast(parseOklch('oklch(0.5999 0 0)'), white)).toBeCloseTo(3.95, 2);
});
