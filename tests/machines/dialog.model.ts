import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { model } from '#tests/support/model/model.ts';

export const dialogModel = model({
  machine: dialogMachine,
  inputs: [undefined],
  events: { 'dialog.open': [{}], 'dialog.close': [{}], 'dialog.complete': [{}] },
  isHome: (snapshot) => snapshot.matches('closed'),
});
