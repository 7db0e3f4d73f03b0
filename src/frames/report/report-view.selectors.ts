import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportViewMachine } from './report-view.machine.ts';

export type ReportViewRef = ActorRefFrom<typeof reportViewMachine>;
type Snapshot = SnapshotFrom<typeof reportViewMachine>;

export const selectLoaded = ({ context }: Snapshot) => context.loaded;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectEmbed = ({ context }: Snapshot) => context.embed;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectRange = ({ context }: Snapshot) => context.range;
export const selectMonths = ({ context }: Snapshot) => context.months;
export const selectToday = ({ context }: Snapshot) => context.today;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectOf = ({ context }: Snapshot) => context.of;
