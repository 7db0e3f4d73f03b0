import { model } from '#charts/explore/model.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';

export const dialogModel = model({
  machine: dialogMachine,
  inputs: [undefined],
  events: { 'dialog.open': [{}], 'dialog.close': [{}], 'dialog.complete': [{}] },
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'The dialog is in the page unless it is closed.': (snapshot) =>
      snapshot.hasTag('mounted') !== snapshot.matches('closed'),
    'The dialog never ends: it can be opened again.': ({ status }) => status === 'active',
  },
});
