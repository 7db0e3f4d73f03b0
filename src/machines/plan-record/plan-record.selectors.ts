import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planRecordMachine } from './plan-record.machine.ts';

export type PlanRecordRef = ActorRefFrom<typeof planRecordMachine>;
type Snapshot = SnapshotFrom<typeof planRecordMachine>;

/** The procedures of the plan; null until they are known. */
export const selectProcedures = ({ context: { loaded } }: Snapshot) =>
  loaded?.kind === 'treatments' ? loaded.procedures : null;
/** The payments of the plan; null until they are known. */
export const selectPayments = ({ context: { loaded } }: Snapshot) =>
  loaded?.kind === 'schedule' ? loaded.payments : null;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Nothing is being loaded or changed: the chart can stay while its page is hidden. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.matches('shown');
