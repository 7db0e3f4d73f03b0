import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { firstStepsMachine } from './first-steps.machine.ts';

export type FirstStepsRef = ActorRefFrom<typeof firstStepsMachine>;

export const selectFirstSteps = ({ context }: SnapshotFrom<typeof firstStepsMachine>) => context.loaded;

/** A practice is new until it has plans and patients. */
export const selectIsNewPractice = ({ context: { loaded } }: SnapshotFrom<typeof firstStepsMachine>) =>
  loaded !== null && !(loaded.plan && loaded.patient);
