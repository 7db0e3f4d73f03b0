import { assign, sendTo, setup } from 'xstate';
import { type KeyPress, type Reading, readKeyPress, SEQUENCE_MS } from '#domain/navigation/shortcut.ts';
import { stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';

export interface ShortcutsEvent {
  type: 'key.press';
  press: KeyPress;
}

export interface ShortcutsContext {
  lead: string | null;
}

interface Pressed {
  press: KeyPress;
}

export const shortcutsMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as ShortcutsContext, events: {} as ShortcutsEvent },
  actors: {
    watchKeys: stream('watchKeys'),
  },
  guards: {
    isShortcut: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'shortcut',
    isLead: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'lead',
  },
  actions: {
    storeLead: assign({ lead: (_, { press }: Pressed) => press.key.toLowerCase() }),
    clearLead: assign({ lead: null }),
    runCommand: sendTo(actorIn('shell'), (_, { shortcut }: Extract<Reading, { kind: 'shortcut' }>) => ({
      type: 'command.take' as const,
      act: shortcut.act,
    })),
  },
  delays: { sequenceTimeout: SEQUENCE_MS },
}).createMachine({
  id: 'shortcuts',
  meta: { requirements: ['ROUTE-8'] },
  description: 'Keyboard shortcuts outside of fields, menus and dialogs.',
  context: { lead: null },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  on: {
    'key.press': [
      {
        guard: { type: 'isShortcut', params: ({ event }) => event },
        target: '.idle',
        actions: {
          type: 'runCommand',
          params: ({ context, event }) =>
            readKeyPress(event.press, context.lead) as Extract<Reading, { kind: 'shortcut' }>,
        },
      },
      {
        guard: { type: 'isLead', params: ({ event }) => event },
        target: '.waitingForSecondKey',
        actions: { type: 'storeLead', params: ({ event }) => event },
      },
      { target: '.idle' },
    ],
  },
  initial: 'idle',
  states: {
    idle: { description: 'No sequence has started.', entry: 'clearLead' },
    waitingForSecondKey: {
      description: 'The user pressed the first key of a sequence. The chart waits for the second.',
      after: { sequenceTimeout: 'idle' },
    },
  },
});
