import { type ReactNode, useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { createRoot } from '#machines/roots.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import type { LoadWidgetInput, ShowWidgetInput } from '#machines/widget-host/widget-host.types.ts';
import { staffUser } from './staff.ts';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const refuse = () => {
  throw new Error('404');
};

type Phase = 'unconfigured' | 'loading' | 'failed' | 'ready';
type StoryWidget = ReturnType<typeof storyWidget>;

/** Shows a hosted widget in the state of the story. */
export function WithWidget(given: { phase: Phase; show: (widget: StoryWidget) => ReactNode }) {
  const [widget] = useState(() => storyWidget(given.phase));
  running = widget;
  return given.show(widget);
}

let running: StoryWidget | null = null;

/** The chart of the current story, to which a story can send a widget's events. */
export function runningWidget(): StoryWidget['host'] {
  if (running === null) throw new Error('No story with a widget runs.');
  return running.host;
}

function storyWidget(phase: Phase) {
  const container = document.createElement('div');
  container.innerHTML = '<p>What a widget shows.</p>';
  const loads = {
    unconfigured: never,
    loading: never,
    failed: async () => refuse(),
    ready: async () => undefined,
  };
  const machine = widgetHostMachine.provide({
    actors: {
      loadWidget: fromPromise<void, LoadWidgetInput>(loads[phase]),
      showWidget: fromCallback<EventObject, ShowWidgetInput>(({ sendBack }) =>
        sendBack({ type: 'widget.ready' }),
      ),
    },
    actions: {
      showTitle: nothing,
      showPage: nothing,
      logFailure: nothing,
    },
  });
  const scope = { id: 'o1', state: 'OH' };
  const session = { organization: scope, practice: scope, user: staffUser() };
  const address = phase === 'unconfigured' ? '' : '/widgets/fees.js';
  const host = createRoot(machine, { input: { address, session, page: 'feeManagement' } }).start();
  return { host, container };
}
