import type { ChartMeta } from './requirements.ts';

interface Transition {
  readonly guard?: string;
  readonly target: string;
  readonly actions?: string | readonly string[];
}

/** Transitions, or the state that is entered. */
type Discarding = string | Transition | readonly Transition[];

/** A state that asks for confirmation before a dialog or a page discards what the user typed. */
export const discardQuestion = <const Kept extends string, const Discarded extends Discarding>({
  kept,
  discarded,
}: {
  kept: Kept;
  discarded: Discarded;
}) => ({
  description:
    'Asks for confirmation before it discards what the user typed. The form below stays unchanged.',
  meta: { requirements: ['DIALOG-3'] } satisfies ChartMeta as ChartMeta,
  tags: 'discarding' as const,
  on: { 'discard.confirm': discarded, 'dialog.close': kept },
});
