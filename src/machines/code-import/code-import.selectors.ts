import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { canImport } from '#domain/plan/code-import.ts';
import type { codeImportMachine } from './code-import.machine.ts';

export type CodeImportRef = ActorRefFrom<typeof codeImportMachine>;
type Snapshot = SnapshotFrom<typeof codeImportMachine>;

export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const selectIsChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
export const selectIsChecking = (snapshot: Snapshot) => snapshot.matches('checking');
/** The preview is the one before the last choice. */
export const selectIsRechecking = (snapshot: Snapshot) => snapshot.matches('rechecking');
export const selectIsImporting = (snapshot: Snapshot) => snapshot.matches('importing');
export const selectPreview = ({ context }: Snapshot) => context.preview;
/** Lines were rejected, so the file can't be imported. */
export const selectNeedsOtherFile = (snapshot: Snapshot) =>
  !snapshot.matches('closed') && (snapshot.context.preview?.counts.rejected ?? 0) > 0;
export const selectKind = ({ context }: Snapshot) => context.kind;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectDeleteIds = ({ context }: Snapshot) => context.deleteIds;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectCanImport = ({ context: { preview, deleteIds } }: Snapshot) =>
  preview !== null && canImport(preview, deleteIds);
