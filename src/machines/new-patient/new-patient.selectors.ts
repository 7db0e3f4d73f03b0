import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type MemberField, memberRefusals } from '#domain/patient/member-edit.ts';
import { newPatientMessages } from '#domain/patient/new-patient.ts';
import type { newPatientMachine } from './new-patient.machine.ts';

export type NewPatientRef = ActorRefFrom<typeof newPatientMachine>;
type Snapshot = SnapshotFrom<typeof newPatientMachine>;

export type NewPatientPhase = 'entering' | 'known' | 'chosen';

export const selectNewPatientPhase = (snapshot: Snapshot): NewPatientPhase =>
  (['known', 'chosen'] as const).find((phase) => snapshot.matches(phase)) ?? 'entering';
/** The server's message first, then our own once the user has left the field. */
export const selectNewPatientMessages = ({ context: { fields, today, left, refusals } }: Snapshot) => {
  const own = Object.entries(newPatientMessages(fields.texts, today));
  return {
    ...Object.fromEntries(own.filter(([field]) => left.includes(field as MemberField))),
    ...refusals,
  } as Partial<Record<MemberField, string>>;
};
export const selectNewPatientState = ({ context }: Snapshot) => context.fields.texts.state;
/** The sale to the chosen patient. */
export const selectSale = ({ children }: Snapshot) => children.sale;
export const selectChosenId = ({ context }: Snapshot) => context.memberId;
export const selectIsContinued = ({ context }: Snapshot) => context.isContinued;
export const selectIsAdding = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectKnownPatients = ({ context }: Snapshot) => context.known;
/** Null for a failure that is shown at its fields. */
export const selectNewPatientNotice = ({ context: { failure } }: Snapshot) =>
  failure !== null && Object.keys(memberRefusals(failure)).length === 0 ? failure.message : null;
