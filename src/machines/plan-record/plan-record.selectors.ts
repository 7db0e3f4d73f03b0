import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planRecordMachine } from './plan-record.machine.ts';

export type PlanRecordRef = ActorRefFrom<typeof planRecordMachine>;
type Snapshot = SnapshotFrom<typeof planRecordMachine>;

export const selectProcedures = ({ context: { loaded } }: Snapshot) =>
  loaded?.kind === 'treatments' ? loaded.procedures : null;
export const selectPayments = ({ context: { loaded } }: Snapshot) =>
  loaded === null || loaded.kind === 'treatments' ? null : loaded.payments;
export const selectChargedTo = ({ context: { loaded } }: Snapshot) =>
  loaded === null || loaded.kind === 'treatments' ? null : loaded.chargedTo;
export const selectCharges = ({ context: { loaded } }: Snapshot) =>
  loaded?.kind === 'facts' ? loaded.charges : null;
export const selectFeeCents = ({ context: { loaded } }: Snapshot) =>
  loaded?.kind === 'treatments' ? loaded.feeCents : null;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectCanRunHidden = (snapshot: Snapshot) => snapshot.matches('shown');
