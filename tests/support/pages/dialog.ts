import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readDialogs, readDialogTitles } from './views.ts';

/** A dialog with a task to complete, which lies over the profile. */
const DELETION = 'a permission is deleted';
export const PERMISSION = 'GoalSettingsManagement';

export const dialogPage = pageModel({
  model: dialogModel,
  scenes: {
    'the profile': { input: undefined, can: (_, { event }) => event.type !== 'dialog.complete' },
    [DELETION]: { input: undefined },
  },
  notOnPage: [],
});

export interface DialogSet {
  open(): Promise<void>;
  /** Does what opens the dialog with the title Profile, in which a permission can be deleted. */
  openProfile(): Promise<void>;
}

/** For somebody who asked for less motion: nothing fades, so that a dialog that is going has gone. */
export function driveDialog(adapter: PageAdapter, set: DialogSet): PageDriver<typeof dialogMachine> {
  let below: readonly string[] = [];
  const titleOf = () => (below.length === 0 ? 'Profile' : `Delete ${PERMISSION}?`);
  const seesDialog = () => shows(adapter, readDialogs, { titles: [...below, titleOf()], holdsFocus: true });
  /** The focus comes back into a dialog below by a timer, which stands still: journeys of the keyboard see it come. */
  const seesNone = () =>
    below.length === 0
      ? shows(adapter, readDialogs, { titles: [], holdsFocus: false })
      : shows(adapter, readDialogTitles, below);
  return {
    ...adapter,
    async open(scene) {
      below = [];
      await set.open();
      if (scene !== DELETION) return;
      await set.openProfile();
      await seesDialog();
      below = ['Profile'];
    },
    do: {
      'dialog.open': () =>
        below.length === 0 ? set.openProfile() : adapter.click('button', `Delete ${PERMISSION}`),
      'dialog.close': () => adapter.press('Escape'),
      'dialog.complete': () => adapter.click('button', 'Delete permission'),
    },
    answer: {},
    see: {
      'dialog.closed': seesNone,
      'dialog.opening': seesDialog,
      'dialog.open': seesDialog,
      'dialog.closing': seesNone,
    },
  };
}
