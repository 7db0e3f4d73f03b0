import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { textDifferences } from '#domain/failure/difference.ts';
import {
  MEMBER_NAMES,
  type MemberField,
  memberMessages,
  memberRefusals,
  storedMember,
} from '#domain/patient/member-edit.ts';
import type { memberEditMachine } from './member-edit.machine.ts';

export type MemberEditRef = ActorRefFrom<typeof memberEditMachine>;
type Snapshot = SnapshotFrom<typeof memberEditMachine>;

export function selectEditPhase(snapshot: Snapshot): 'loading' | 'failed' | 'form' {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'form';
}
/** The server's messages, and our own for fields that the user has left. */
export function selectMessages({ context: { before, fields, today, left, refusals } }: Snapshot) {
  const own = Object.entries(memberMessages(before, fields.texts, today));
  return {
    ...Object.fromEntries(own.filter(([field]) => left.includes(field as MemberField))),
    ...refusals,
  } as Partial<Record<MemberField, string>>;
}
/** Two letters, or empty. */
export const selectState = ({ context }: Snapshot) => context.fields.texts.state;
export const selectHasChanges = (snapshot: Snapshot) => snapshot.matches({ editing: 'changed' });
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('busy');
/**
 * The user's changes, next to what another user has stored. Null if no other user changed the record, and while the
 * changes are saved: a screen reader then announces the next conflict too.
 */
export function selectDifferences(snapshot: Snapshot) {
  const { before, fields, isOutdated } = snapshot.context;
  return isOutdated && !selectIsSaving(snapshot) ? textDifferences(MEMBER_NAMES, before, fields.texts) : null;
}
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** What neither a field nor the differences show. */
export const selectNotice = ({ context: { failure } }: Snapshot) =>
  failure !== null && Object.keys(memberRefusals(failure)).length === 0 && storedMember(failure) === undefined
    ? failure.message
    : null;
