import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { catalogCoverageMachine } from './catalog-coverage.machine.ts';

export type CatalogCoverageRef = ActorRefFrom<typeof catalogCoverageMachine>;
type Snapshot = SnapshotFrom<typeof catalogCoverageMachine>;

export const selectCoverage = ({ context }: Snapshot) => context.coverage;
export const selectIsCovering = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectCoverageFailure = ({ context }: Snapshot) => context.failure;
/** The chart that is being checked; empty if there is none. */
export const selectCovering = ({ context }: Snapshot) => context.waiting[0] ?? '';
