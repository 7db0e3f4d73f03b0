import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { textDifferences } from '#domain/failure/difference.ts';
import { CODE_LABELS, codeMessages, textsBefore } from '#domain/plan/code-draft.ts';
import type { codeFormMachine } from './code-form.machine.ts';

export type CodeFormRef = ActorRefFrom<typeof codeFormMachine>;
type Snapshot = SnapshotFrom<typeof codeFormMachine>;

const NO_ERRORS: ReturnType<typeof codeMessages> = {};

export const selectIsFormOpen = (snapshot: Snapshot) =>
  snapshot.matches('writing') || snapshot.matches('discarding') || snapshot.matches('saving');
export const selectIsDeleteOpen = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('deleting');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectBefore = ({ context }: Snapshot) => context.before;
/** The user's changes, next to what another user has stored. Null if no other user changed the code, and while it is saved. */
export function selectDifferences(snapshot: Snapshot) {
  const { before, fields, isOutdated } = snapshot.context;
  return isOutdated && !selectIsBusy(snapshot)
    ? textDifferences(CODE_LABELS, textsBefore(before), fields.texts)
    : null;
}
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectErrors = ({ context: { isChecked, fields } }: Snapshot) =>
  isChecked ? codeMessages(fields.texts) : NO_ERRORS;
