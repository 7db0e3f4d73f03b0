import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { atelierMachine } from './atelier.machine.ts';

export type { Panel } from './atelier.types.ts';

export type AtelierRef = ActorRefFrom<typeof atelierMachine>;
type Snapshot = SnapshotFrom<typeof atelierMachine>;

export const selectEntries = ({ context }: Snapshot) => context.entries;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectChart = ({ context }: Snapshot) => context.chart;
export const selectPart = ({ context }: Snapshot) => context.part;
export const selectPanel = ({ context }: Snapshot) => context.panel;
export const selectPicture = ({ context }: Snapshot) => context.picture;
export const selectIsDrawing = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectCatalogCoverage = ({ children }: Snapshot) => children.catalogCoverage;
export const selectChartPlay = ({ children }: Snapshot) => children.chartPlay;
export const selectChartExport = ({ children }: Snapshot) => children.chartExport;
export const selectTraceView = ({ children }: Snapshot) => children.traceView;
export const selectLiveView = ({ children }: Snapshot) => children.liveView;
export const selectChartQuestions = ({ children }: Snapshot) => children.chartQuestions;
