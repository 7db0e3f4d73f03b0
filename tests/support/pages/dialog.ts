import type { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import type { PageDriver } from '#tests/support/model/page.ts';
import { pageModel } from '#tests/support/model/page-model.ts';
import { shows } from './shows.ts';
import type { Stage } from './stage.ts';
import { readDialogs } from './views.ts';

const NO_TASK = 'the dialog of the profile is walked, in which there is no task to complete';

export const dialogPage = pageModel({
  model: dialogModel,
  scenes: {
    'the profile': { input: undefined, can: (_, { event }) => event.type !== 'dialog.complete' },
  },
  notOnPage: [
    { transition: 'dialog.opening|dialog.complete|0', why: NO_TASK },
    { transition: 'dialog.open|dialog.complete|0', why: NO_TASK },
  ],
});

export interface DialogSet {
  open(): Promise<void>;
  /** Does what opens the dialog with the title Profile. */
  openDialog(): Promise<void>;
}

/** For somebody who asked for less motion: nothing fades, so that a dialog that is going has gone. */
export function driveDialog(stage: Stage, set: DialogSet): PageDriver<typeof dialogMachine> {
  const seesDialog = () => shows(stage, readDialogs, { titles: ['Profile'], holdsFocus: true });
  const seesNone = () => shows(stage, readDialogs, { titles: [], holdsFocus: false });
  return {
    ...stage,
    open: set.open,
    do: { 'dialog.open': set.openDialog, 'dialog.close': () => stage.press('Escape') },
    answer: {},
    see: {
      'dialog.closed': seesNone,
      'dialog.opening': seesDialog,
      'dialog.open': seesDialog,
      'dialog.closing': seesNone,
    },
  };
}
