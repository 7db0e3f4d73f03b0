import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { type Appearance, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import type { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { appearanceModel } from '#tests/machines/appearance.model.ts';
import { choose } from './choose.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readAppearance, readDialogs } from './views.ts';

type Snapshot = SnapshotFrom<typeof appearanceMachine>;

/** A page has one user: another one begins on a page of their own. */
export const appearancePage = pageModel({
  model: appearanceModel,
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
export interface AppearanceSet {
  open(): Promise<void>;
  /** What storage has of what the user chose before. */
  keep(stored: Appearance | 'nothing' | 'refused'): Promise<void>;
  /** The server says who is signed in; then their profile is open. */
  tellUser(): Promise<void>;
  setStorageFull(isFull: boolean): Promise<void>;
}

export function driveAppearance(
  adapter: PageAdapter,
  set: AppearanceSet,
): PageDriver<typeof appearanceMachine> {
  const seesAppearance = ({ context: { appearance } }: Snapshot) => {
    const { drawer: _drawer, keys: _keys, ...seen } = appearance;
    return shows(adapter, readAppearance, seen);
  };
  const sees = (isUnsaved: boolean) => async (snapshot: Snapshot) => {
    await seesAppearance(snapshot);
    await shows(adapter, saysUnsaved, isUnsaved);
  };
  return {
    ...adapter,
    open: set.open,
    do: {
      'user.change': set.tellUser,
      // A choice that is made already is made from another one.
      'appearance.choose': async ({ change: { theme, scheme } }) => {
        if (scheme !== undefined) await adapter.inPage(chooseScheme, scheme);
        if (theme === undefined) return;
        await choose(adapter, 'Accent color', 'aqua');
        await choose(adapter, 'Accent color', theme);
      },
    },
    answer: {},
    ready: {
      'loadAppearance → never chosen': () => set.keep('nothing'),
      'loadAppearance → chosen': () => set.keep({ ...DEFAULT_APPEARANCE, density: 'compact' }),
      'loadAppearance → storage refused': () => set.keep('refused'),
      'saveAppearance → saved': () => set.setStorageFull(false),
      'saveAppearance → storage full': () => set.setStorageFull(true),
    },
    see: {
      'appearance.waitingForUser': sees(false),
      // Who looks is known; what they chose before may show already.
      'appearance.loading': () => shows(adapter, readDialogs, { titles: ['Profile'], holdsFocus: true }),
      'appearance.stored': sees(false),
      // A choice shows at once; whether it is stored may be said already.
      'appearance.saving': seesAppearance,
      'appearance.unsaved': sees(true),
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
