import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { organizationGoalsMachine } from './organization-goals.machine.ts';

export type OrganizationGoalsRef = ActorRefFrom<typeof organizationGoalsMachine>;
type Snapshot = SnapshotFrom<typeof organizationGoalsMachine>;

/** `alone`: the organization has no other practice. */
export function selectPhase(snapshot: Snapshot): 'loading' | 'failed' | 'alone' | 'shown' {
  const { goals } = snapshot.context;
  if (snapshot.matches('failed')) return 'failed';
  if (goals === null) return 'loading';
  return goals.practices.length > 1 ? 'shown' : 'alone';
}
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectGoals = ({ context }: Snapshot) => context.goals;
export const selectPracticeId = ({ context }: Snapshot) => context.practiceId;
export const selectMayEdit = ({ context }: Snapshot) => context.mayEdit;
export const selectSelected = ({ context }: Snapshot) => context.selected;
export const selectIsCopyOpen = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('copying');
export const selectIsCopying = (snapshot: Snapshot) => snapshot.matches('copying');
export const selectFailure = ({ context }: Snapshot) => context.failure;
