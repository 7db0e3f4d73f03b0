import { model } from '#charts/explore/model.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { keyPress } from '#tests/support/key-press.ts';

export const shortcutsModel = model({
  machine: shortcutsMachine,
  inputs: [undefined],
  events: {
    'key.press': [
      { case: 'alone', press: keyPress('?', { shift: true }) },
      { case: 'with Ctrl', press: keyPress('k', { ctrl: true }) },
      { case: 'first of two', press: keyPress('g') },
      { case: 'second of two', press: keyPress('r') },
      { case: 'while typing', press: keyPress('?', { focus: 'field' }) },
    ],
  },
  outcomes: {},
  isHome: (snapshot) => snapshot.matches('idle'),
  invariants: {
    'The first key of a sequence is stored exactly while the chart waits for the second.': (snapshot) =>
      (snapshot.context.lead !== null) === snapshot.matches('waitingForSecondKey'),
  },
});
