import { model } from '#charts/explore/model.ts';
import type { LiveMessage } from '#domain/atelier/live.ts';
import { liveViewMachine } from '#machines/live-view/live-view.machine.ts';

const ACTOR: LiveMessage = { kind: 'actor', session: '1/x:0', parent: '', name: 'door', chart: 'door' };
const STEP: LiveMessage = {
  kind: 'step',
  seq: 1,
  atMs: 5,
  session: '1/x:0',
  from: '',
  event: 'door.open',
  transitions: ['door.shut|door.open|0'],
  active: ['door', 'door.open'],
  status: 'active',
  context: {},
  candidates: [],
  changed: [],
  timers: [],
};

export const liveViewModel = model({
  machine: liveViewMachine,
  inputs: [undefined],
  events: {
    'watch.start': [{}],
    'watch.stop': [{}],
    'tab.choose': [{ tab: 'a' }],
    'tab.leave': [
      { case: 'the chosen tab', tab: 'a' },
      { case: 'another tab', tab: 'b' },
    ],
    'clock.tick': [{ nowMs: 1 }],
    'messages.receive': [
      { case: 'a tab', tab: 'a', messages: [ACTOR, STEP] },
      { case: 'another tab', tab: 'b', messages: [ACTOR] },
    ],
  },
  isHome: (snapshot) => snapshot.matches('off'),
  invariants: {
    'ATELIER-5: no data of a tab is stored once the tab is no longer watched.': (snapshot) =>
      !snapshot.matches('off') || snapshot.context.tabs.length === 0,
    'ATELIER-5: a message that is repeated changes nothing.': ({ context: { tabs } }) =>
      tabs.every(({ actors, steps }) => actors.length <= 1 && steps.length <= 1),
    'ATELIER-5: a tab is listed once.': ({ context: { tabs } }) =>
      new Set(tabs.map(({ tab }) => tab)).size === tabs.length,
  },
});
