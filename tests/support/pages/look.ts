import type { SnapshotFrom } from 'xstate';
import { DEFAULT_LOOK, type Look } from '#domain/look.ts';
import type { lookMachine } from '#machines/look/look.machine.ts';
import { lookModel } from '#tests/machines/look.model.ts';
import type { PageDriver } from '#tests/support/model/page.ts';
import { pageModel } from '#tests/support/model/page-model.ts';
import { shows } from './shows.ts';
import type { Stage } from './stage.ts';
import { readLook } from './views.ts';

/** A page has one user: another one begins on a page of their own. */
export const lookPage = pageModel({
  model: lookModel,
  scenes: {
    'a page that has just been opened': {
      input: undefined,
      can: ({ context }, { event }) =>
        event.type !== 'user.change' || (context.userId === null && event['userId'] === 'ann'),
    },
  },
  notOnPage: [],
});

/** A browser's storage answers at once: what it is asked and what it answers are one step, which its answer takes. */
export interface LookSet {
  open(): Promise<void>;
  /** The server says who is signed in, and storage what they chose before; then their profile is open. */
  tellUser(stored: Look | 'nothing' | 'refused'): Promise<void>;
  setStorageFull(isFull: boolean): Promise<void>;
}

export function driveLook(stage: Stage, set: LookSet): PageDriver<typeof lookMachine> {
  let choices: (() => Promise<void>)[] = [];
  const save = (isFull: boolean) => async () => {
    await set.setStorageFull(isFull);
    for (const choose of choices) await choose();
    choices = [];
  };
  const sees =
    (isUnsaved: boolean) =>
    async ({ context: { look } }: SnapshotFrom<typeof lookMachine>) => {
      const { drawer: _drawer, keys: _keys, ...seen } = look;
      await shows(stage, readLook, { ...seen, isUnsaved });
    };
  const atOnce = async () => undefined;
  return {
    ...stage,
    async open() {
      choices = [];
      await set.open();
    },
    do: {
      'user.change': atOnce,
      'look.choose': async ({ change }) => {
        choices.push(() => stage.inPage(choose, change));
      },
    },
    answer: {
      'loadLook → never chosen': () => set.tellUser('nothing'),
      'loadLook → chosen': () => set.tellUser({ ...DEFAULT_LOOK, density: 'compact' }),
      'loadLook → storage refused': () => set.tellUser('refused'),
      'saveLook → saved': save(false),
      'saveLook → storage full': save(true),
    },
    see: {
      'look.unowned': sees(false),
      'look.loading': atOnce,
      'look.kept': sees(false),
      'look.saving': atOnce,
      'look.unsaved': sees(true),
    },
  };
}

/** By the browser's own events of a choice; one that is made already is made from another one. */
function choose({ theme, scheme }: Partial<Look>): void {
  const dialog = document.querySelector('[role=dialog]');
  if (scheme !== undefined) {
    const pick = (value: string) => dialog?.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
    pick('light');
    pick(scheme);
  }
  const select = dialog?.querySelector('select');
  if (theme === undefined || !select) return;
  select.value = theme;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
