import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { listPhaseOf } from '../shared/list-query.ts';
import type { planFeesMachine } from './plan-fees.machine.ts';

export type PlanFeesRef = ActorRefFrom<typeof planFeesMachine>;
type Snapshot = SnapshotFrom<typeof planFeesMachine>;

export const selectFeeChange = ({ children }: Snapshot) => children.feeChange;
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectSelected = ({ context }: Snapshot) => context.selected;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export const selectListPhase = (snapshot: Snapshot) => listPhaseOf(snapshot, snapshot.matches('failed'));
