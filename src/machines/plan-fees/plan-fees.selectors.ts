import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planFeesMachine } from './plan-fees.machine.ts';

export type PlanFeesRef = ActorRefFrom<typeof planFeesMachine>;
type Snapshot = SnapshotFrom<typeof planFeesMachine>;

export const selectFound = ({ context }: Snapshot) => context.found;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectSelected = ({ context }: Snapshot) => context.selected;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export function selectListPhase(snapshot: Snapshot): 'loading' | 'refreshing' | 'failed' | 'ready' {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.context.found === null) return 'loading';
  return snapshot.hasTag('loading') ? 'refreshing' : 'ready';
}
