import type { ChartMeta } from './requirements.ts';

/** A state for the question before a dialog discards what the user typed. */
export const discardQuestion = <const Kept extends string, const Discarded extends string>({
  kept,
  discarded,
}: {
  kept: Kept;
  discarded: Discarded;
}) => ({
  description: 'Asks before it discards what the user typed. The form stays as it is below.',
  meta: { requirements: ['DIALOG-3'] } satisfies ChartMeta as ChartMeta,
  tags: 'discarding' as const,
  on: { 'discard.confirm': discarded, 'dialog.close': kept },
});
