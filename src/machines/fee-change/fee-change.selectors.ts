import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type FeeField, feeMessages } from '#domain/plan/fee-change.ts';
import type { feeChangeMachine } from './fee-change.machine.ts';

export type FeeChangeRef = ActorRefFrom<typeof feeChangeMachine>;
type Snapshot = SnapshotFrom<typeof feeChangeMachine>;

export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const selectMode = ({ context }: Snapshot) => context.mode;
export const selectLevels = ({ context }: Snapshot) => context.levels;
export const selectKind = ({ context }: Snapshot) => context.kind;
export const selectNoticeDays = ({ context }: Snapshot) => context.noticeDays;
export const selectLeastNoticeDays = ({ context }: Snapshot) => context.leastNoticeDays;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectConflicts = ({ context }: Snapshot) => context.conflicts;
export const selectIsStale = (snapshot: Snapshot) => snapshot.matches('stale');
export const selectIsPreviewing = (snapshot: Snapshot) => snapshot.matches('previewing');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches('saving');
/** Null while the form is shown. */
export const selectPreview = (snapshot: Snapshot) =>
  snapshot.matches('reviewing') || snapshot.matches('saving') ? snapshot.context.preview : null;

const NONE: Partial<Record<FeeField, string>> = {};

export const selectMessages = ({ context }: Snapshot): Partial<Record<FeeField, string>> => {
  const { isChecked, mode, levels, kind, noticeDays, fields, today } = context;
  return isChecked ? feeMessages({ mode, levels, kind, noticeDays, texts: fields.texts }, today) : NONE;
};

export const selectMessageOf = (field: FeeField) => (snapshot: Snapshot) =>
  selectMessages(snapshot)[field] ?? null;
