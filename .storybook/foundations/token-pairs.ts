/** Two tokens that are drawn on each other somewhere, and the contrast that they need. */
export interface TokenPair {
  ink: string;
  ground: string;
  least: number;
}

/** WCAG 2.2 AA: 4.5 for text, 3 for what marks a control or its focus. */
const TEXT = 4.5;
const MARK = 3;

/** WCAG 2.2 AAA for text; a mark needs the contrast of ordinary text. */
const STRONGER: Readonly<Record<number, number>> = { [TEXT]: 7, [MARK]: 4.5 };

const GROUNDS = ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const TONES = ['success', 'warning', 'danger', 'info'];

const on = (grounds: readonly string[], inks: readonly string[], least: number): TokenPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, least })));

/** Every pair of semantic colors that a component may draw on each other. */
export const TOKEN_PAIRS: readonly TokenPair[] = [
  ...on([...GROUNDS, '--surface-press'], ['--text'], TEXT),
  ...on(GROUNDS, ['--text-muted', '--accent-text'], TEXT),
  ...on(['--accent', '--accent-hover', '--accent-press'], ['--accent-contrast'], TEXT),
  ...on(['--danger-solid', '--danger-solid-hover'], ['--danger-contrast'], TEXT),
  ...on(['--text'], ['--surface'], TEXT),
  ...on(['--accent-soft', '--accent-soft-hover'], ['--accent-text', '--text'], TEXT),
  ...on(['--ground', '--surface', '--surface-raised'], ['--focus'], MARK),
  ...on(['--surface'], ['--border-control', '--border-control-hover'], MARK),
  ...on(['--surface'], ['--chart'], MARK),
  ...TONES.flatMap((tone) => [
    ...on([`--${tone}-soft`], [`--${tone}-text`, '--text'], TEXT),
    ...on(['--surface', '--ground'], [`--${tone}-text`], TEXT),
    ...on(['--surface', '--surface-raised', `--${tone}-soft`], [`--${tone}`], MARK),
  ]),
];

/** The contrast of the same pairs in high contrast, plus that of borders, which must be visible there. */
export const STRONGER_PAIRS: readonly TokenPair[] = [
  ...TOKEN_PAIRS.map((pair) => ({ ...pair, least: STRONGER[pair.least] ?? pair.least })),
  ...on(['--ground', '--surface', '--surface-raised'], ['--border', '--border-strong'], MARK),
  ...on(['--surface', '--surface-hover'], ['--text-disabled'], TEXT),
];
