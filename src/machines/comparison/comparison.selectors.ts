import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WantedProcedure } from '#domain/plan/comparison.ts';
import { visitYears } from '#domain/plan/visit-years.ts';
import { fieldMessage } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { comparisonMachine } from './comparison.machine.ts';

export type ComparisonRef = ActorRefFrom<typeof comparisonMachine>;
type Snapshot = SnapshotFrom<typeof comparisonMachine>;

export const selectCompared = ({ context }: Snapshot) => context.loaded;
export const selectComparedCodes = ({ context }: Snapshot) => context.codes;
export const selectComparisonFailure = ({ context }: Snapshot) => context.failure;
export const selectVisitYear = ({ context }: Snapshot) => context.year;
export const offeredYears = ({ loaded, today }: Snapshot['context']) =>
  loaded === null ? [] : visitYears(loaded, today);
export const selectQuantityMessage =
  (code: string) =>
  ({ context: { fields } }: Snapshot): string | null =>
    fieldMessage(FIELDS.quantity, fields.texts[code] ?? '');
/** Those with a quantity. */
export const comparedLines = ({ codes, fields }: Snapshot['context']): WantedProcedure[] =>
  codes.flatMap((code) => {
    const text = fields.texts[code] ?? '';
    return fieldMessage(FIELDS.quantity, text) === null ? [{ code, quantity: Number(text) }] : [];
  });
export const selectComparison = ({ context }: Snapshot) => context;
export const selectAllPlansShown = (snapshot: Snapshot) => snapshot.matches({ comparing: 'all' });
