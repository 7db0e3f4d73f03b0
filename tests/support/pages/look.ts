import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import type { lookMachine } from '#machines/look/look.machine.ts';
import { lookModel } from '#tests/machines/look.model.ts';
import { choose } from './choose.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readDialogs, readLook } from './views.ts';

type Snapshot = SnapshotFrom<typeof lookMachine>;

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

/** A browser's storage answers at once: what it holds is settled before it is asked. */
export interface LookSet {
  open(): Promise<void>;
  /** What storage has of what the user chose before. */
  keep(stored: Look | 'nothing' | 'refused'): Promise<void>;
  /** The server says who is signed in; then their profile is open. */
  tellUser(): Promise<void>;
  setStorageFull(isFull: boolean): Promise<void>;
}

export function driveLook(adapter: PageAdapter, set: LookSet): PageDriver<typeof lookMachine> {
  const seesLook = ({ context: { look } }: Snapshot) => {
    const { drawer: _drawer, keys: _keys, ...seen } = look;
    return shows(adapter, readLook, seen);
  };
  const sees = (isUnsaved: boolean) => async (snapshot: Snapshot) => {
    await seesLook(snapshot);
    await shows(adapter, saysUnsaved, isUnsaved);
  };
  return {
    ...adapter,
    open: set.open,
    do: {
      'user.change': set.tellUser,
      // A choice that is made already is made from another one.
      'look.choose': async ({ change: { theme, scheme } }) => {
        if (scheme !== undefined) await adapter.inPage(chooseScheme, scheme);
        if (theme === undefined) return;
        await choose(adapter, 'Accent color', 'aqua');
        await choose(adapter, 'Accent color', theme);
      },
    },
    answer: {},
    ready: {
      'loadLook → never chosen': () => set.keep('nothing'),
      'loadLook → chosen': () => set.keep({ ...DEFAULT_LOOK, density: 'compact' }),
      'loadLook → storage refused': () => set.keep('refused'),
      'saveLook → saved': () => set.setStorageFull(false),
      'saveLook → storage full': () => set.setStorageFull(true),
    },
    see: {
      'look.waitingForUser': sees(false),
      // Who looks is known; what they chose before may show already.
      'look.loading': () => shows(adapter, readDialogs, { titles: ['Profile'], holdsFocus: true }),
      'look.stored': sees(false),
      // A choice shows at once; whether it is stored may be said already.
      'look.saving': seesLook,
      'look.unsaved': sees(true),
    },
  };
}

function chooseScheme(scheme: string): void {
  for (const each of ['light', scheme])
    document.querySelector<HTMLInputElement>(`[role=dialog] input[value=${each}]`)?.click();
}

/** Whether the profile says that a choice will not last. */
function saysUnsaved(): boolean {
  const said = [...document.querySelectorAll<HTMLElement>('[role=dialog] .banner-words')];
  return said.some(({ innerText }) => innerText.startsWith('Your browser couldn’t save this'));
}
