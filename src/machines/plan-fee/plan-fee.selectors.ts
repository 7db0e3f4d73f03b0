import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planFeeMachine } from './plan-fee.machine.ts';

export type PlanFeeRef = ActorRefFrom<typeof planFeeMachine>;
type Snapshot = SnapshotFrom<typeof planFeeMachine>;

export const selectFeeChange = ({ children }: Snapshot) => children.feeChange;
export const selectLoaded = ({ context }: Snapshot) => context.loaded;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectLevelToCancel = ({ context }: Snapshot) => context.levelToCancel;
export const selectIsCanceling = (snapshot: Snapshot) => snapshot.matches('canceling');
export const selectIsCancelOpen = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('canceling');

export function selectPlanPhase(snapshot: Snapshot): 'noPlan' | 'loading' | 'failed' | 'ready' {
  if (snapshot.matches('noPlan')) return 'noPlan';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.loaded === null ? 'loading' : 'ready';
}
