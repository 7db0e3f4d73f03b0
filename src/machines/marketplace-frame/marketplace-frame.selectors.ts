import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { marketplaceFrameMachine } from './marketplace-frame.machine.ts';

export type MarketplaceFrameRef = ActorRefFrom<typeof marketplaceFrameMachine>;
type Snapshot = SnapshotFrom<typeof marketplaceFrameMachine>;

export const selectFramePhase = (snapshot: Snapshot): 'loading' | 'shown' | 'late' | 'refused' => {
  if (snapshot.matches('connected')) return 'shown';
  return (['late', 'refused'] as const).find((phase) => snapshot.matches(phase)) ?? 'loading';
};

export const selectFrameMessages = ({ context }: Snapshot) => context.messages;
export const selectFrameFailure = ({ context }: Snapshot) => context.failure;
