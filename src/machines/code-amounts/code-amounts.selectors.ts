import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { storedOf, ucrChangeOf, ucrMessage } from '#domain/plan/amount-edit.ts';
import { changedUcr } from '#domain/plan/ucr-change.ts';
import type { codeAmountsMachine } from './code-amounts.machine.ts';

export type CodeAmountsRef = ActorRefFrom<typeof codeAmountsMachine>;
type Snapshot = SnapshotFrom<typeof codeAmountsMachine>;

export const selectSelected = ({ context }: Snapshot) => context.selected;
export const selectKind = ({ context }: Snapshot) => context.kind;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsEditing = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches('discarding');
export const selectIsConflict = (snapshot: Snapshot) => snapshot.matches('conflict');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectValueError = ({ context: { isChecked, kind, fields, selected } }: Snapshot) =>
  isChecked ? ucrMessage(kind, fields.texts.value, selected) : null;

/** The new amount of each selected code; null while the text is not a valid change. */
export function selectPreview({ context: { kind, fields, selected } }: Snapshot) {
  const change = ucrChangeOf(kind, fields.texts.value);
  return change === null
    ? null
    : selected.map(({ id, code, ucrCents }) => ({
        id,
        code,
        before: ucrCents,
        after: changedUcr(ucrCents, change),
      }));
}

/** The codes that others changed, with the stored amount and the one to save. */
export const selectConflicts = ({ context: { stale, wanted } }: Snapshot) =>
  stale.map((stored) => ({
    id: stored.id,
    code: stored.code,
    stored: stored.ucrCents,
    mine: changedUcr(storedOf(stored, wanted.codes).ucrCents, wanted.change),
  }));
