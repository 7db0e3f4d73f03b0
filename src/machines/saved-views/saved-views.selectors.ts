import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewNameMessage } from '#domain/patient/saved-view.ts';
import type { savedViewsMachine } from './saved-views.machine.ts';

export type SavedViewsRef = ActorRefFrom<typeof savedViewsMachine>;
type Snapshot = SnapshotFrom<typeof savedViewsMachine>;

export const selectSavedViews = ({ context }: Snapshot) => context.saved.views;
export function selectPhase(snapshot: Snapshot): 'loading' | 'failed' | 'ready' {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'ready';
}
export const selectIsListOpen = (snapshot: Snapshot) =>
  snapshot.matches('listing') || snapshot.matches('confirming') || snapshot.matches('deleting');
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
export const selectToDelete = ({ context }: Snapshot) => context.toDelete;
export const selectIsNameOpen = (snapshot: Snapshot) =>
  snapshot.matches('naming') || snapshot.matches('saving');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsRenaming = ({ context }: Snapshot) => context.subject.kind === 'rename';
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectNameError = ({ context: { saved, subject, fields, isChecked } }: Snapshot) =>
  isChecked ? viewNameMessage(saved.views, subject, fields.texts.name) : null;
