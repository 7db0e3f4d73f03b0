/** Two tokens that stand on each other somewhere, and the contrast that they need. */
export interface TokenPair {
  ink: string;
  ground: string;
  least: number;
}

/** WCAG 2.2 AA: 4.5 for text, 3 for what marks a control or its focus. */
const TEXT = 4.5;
const MARK = 3;

const GROUNDS = ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const TONES = ['success', 'warning', 'danger', 'info'];

const on = (grounds: readonly string[], inks: readonly string[], least: number): TokenPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, least })));

/** Every pair of semantic colours that a component may put on each other. */
export const TOKEN_PAIRS: readonly TokenPair[] = [
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
