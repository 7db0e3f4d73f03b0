import { describe, expect, it } from 'vitest';
import { contrast, linearRgb, parseOklch } from '#tests/support/colour.ts';
import { colourOf, type Scheme, scalesOf, themeNames } from '#tests/support/design-tokens.ts';

/** WCAG 2.2 AA: 4.5 for text, 3 for what marks a control or its focus. */
const TEXT = 4.5;
const MARK = 3;

const GROUNDS = ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const TONES = ['success', 'warning', 'danger', 'info'];

const on = (grounds: readonly string[], inks: readonly string[], least: number) =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, least })));

const PAIRS = [
  ...on([...GROUNDS, '--surface-press'], ['--text'], TEXT),
  ...on(GROUNDS, ['--text-muted', '--accent-text'], TEXT),
  ...on(['--accent', '--accent-hover', '--accent-press'], ['--accent-contrast'], TEXT),
  ...on(['--accent-soft', '--accent-soft-hover'], ['--accent-text', '--text'], TEXT),
  ...on(['--ground', '--surface', '--surface-raised'], ['--focus'], MARK),
  ...on(['--surface'], ['--border-control', '--border-control-hover'], MARK),
  ...TONES.flatMap((tone) => [
    ...on([`--${tone}-soft`], [`--${tone}-text`, '--text'], TEXT),
    ...on(['--surface', '--ground'], [`--${tone}-text`], TEXT),
    ...on(['--surface', '--surface-raised', `--${tone}-soft`], [`--${tone}`], MARK),
  ]),
];

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

describe.each(themeNames)('the %s theme', (theme) => {
  it.each(SCHEMES)('CONST-1: can be read in every pair of its %s colours', (scheme) => {
    const seen = PAIRS.map(({ ink, ground, least }) => {
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
