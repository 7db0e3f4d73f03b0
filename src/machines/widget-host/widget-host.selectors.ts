import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { WIDGET_PROBLEMS } from '#domain/navigation/widget.ts';
import type { widgetHostMachine } from './widget-host.machine.ts';

export type WidgetHostRef = ActorRefFrom<typeof widgetHostMachine>;
type Snapshot = SnapshotFrom<typeof widgetHostMachine>;

export function selectWidgetPhase(snapshot: Snapshot): 'unconfigured' | 'loading' | 'failed' | 'ready' {
  if (snapshot.matches('unconfigured')) return 'unconfigured';
  if (snapshot.matches({ hosting: 'failed' })) return 'failed';
  return snapshot.matches('hosting') && !snapshot.hasTag('loading') ? 'ready' : 'loading';
}
export const selectWidgetPage = (snapshot: Snapshot) => snapshot.context.page;
export const selectWidgetTitle = (snapshot: Snapshot) => snapshot.context.title;
export const selectWidgetProblem = ({ context }: Snapshot) =>
  context.problem === null ? null : WIDGET_PROBLEMS[context.problem];
