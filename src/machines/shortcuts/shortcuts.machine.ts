import { assign, setup } from 'xstate';
import { type KeyPress, readKeyPress, SEQUENCE_MS, type Shortcut } from '#domain/navigation/shortcut.ts';
import { effect } from '../port.ts';

export interface ShortcutsEvent {
  type: 'key.press';
  press: KeyPress;
}

export interface ShortcutsContext {
  /** The first key of a sequence. */
  lead: string | null;
}

interface Pressed {
  press: KeyPress;
}

export const shortcutsMachine = setup({
  types: { context: {} as ShortcutsContext, events: {} as ShortcutsEvent },
  guards: {
    isShortcut: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'shortcut',
    isLead: ({ context }, { press }: Pressed) => readKeyPress(press, context.lead).kind === 'lead',
  },
  actions: {
    keepLead: assign({ lead: (_, { press }: Pressed) => press.key.toLowerCase() }),
    forgetLead: assign({ lead: null }),
    /** Does what the shortcut stands for. */
    takeShortcut: effect<{ shortcut: Shortcut | null }>('takeShortcut'),
  },
  delays: { patience: SEQUENCE_MS },
}).createMachine({
  id: 'shortcuts',
  meta: { requirements: ['ROUTE-8'] },
  description: 'What the keys mean outside of fields, menus and dialogs, one after the other.',
  context: { lead: null },
  on: {
    'key.press': [
      {
        guard: { type: 'isShortcut', params: ({ event }) => event },
        target: '.resting',
        actions: {
          type: 'takeShortcut',
          params: ({ context, event }) => {
            const reading = readKeyPress(event.press, context.lead);
            return { shortcut: reading.kind === 'shortcut' ? reading.shortcut : null };
          },
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
