import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type DetailField, detailMessages } from '#domain/access/staff-details.ts';
import type { ownDetailsMachine } from './own-details.machine.ts';

export type OwnDetailsRef = ActorRefFrom<typeof ownDetailsMachine>;
type Snapshot = SnapshotFrom<typeof ownDetailsMachine>;

export const selectHasChanges = (snapshot: Snapshot) => snapshot.matches('changed');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectFieldError =
  (field: DetailField) =>
  ({ context: { isChecked, fields, stored } }: Snapshot) =>
    isChecked ? detailMessages(fields.texts, stored)[field] : null;
