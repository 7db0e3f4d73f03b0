import { assign, sendTo, setup } from 'xstate';
import { type KeyPress, type Reading, readKeyPress, SEQUENCE_MS } from '#domain/navigation/shortcut.ts';
import { stream } from '../port.ts';
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
  types: { context: {} as ShortcutsContext, events: {} as ShortcutsEvent },
  actors: {
    watchKeys: stream('watchKeys'),
  },
  guards: {
    isShortcut: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'shortcut',
    isLead: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'lead',
  },
  actions: {
    keepLead: assign({ lead: (_, { press }: Pressed) => press.key.toLowerCase() }),
    forgetLead: assign({ lead: null }),
    takeCommand: sendTo(actorIn('shell'), (_, { shortcut }: Extract<Reading, { kind: 'shortcut' }>) => ({
      type: 'command.take' as const,
      act: shortcut.act,
    })),
  },
  delays: { patience: SEQUENCE_MS },
}).createMachine({
  id: 'shortcuts',
  meta: { requirements: ['ROUTE-8'] },
  description: 'What the keys mean outside of fields, menus and dialogs, one after the other.',
  context: { lead: null },
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  on: {
    'key.press': [
      {
        guard: { type: 'isShortcut', params: ({ event }) => event },
        target: '.resting',
        actions: {
          type: 'takeCommand',
          params: ({ context, event }) =>
            readKeyPress(event.press, context.lead) as Extract<Reading, { kind: 'shortcut' }>,
        },
      },
      {
        guard: { type: 'isLead', params: ({ event }) => event },
        target: '.leading',
        actions: { type: 'keepLead', params: ({ event }) => event },
      },
      { target: '.resting' },
    ],
  },
  initial: 'resting',
  states: {
    resting: { description: 'No sequence has begun.', entry: 'forgetLead' },
    leading: {
      description: 'The first key of a sequence was pressed; the second one is waited for.',
      after: { patience: 'resting' },
    },
  },
});
