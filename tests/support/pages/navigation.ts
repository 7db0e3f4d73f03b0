import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { SessionView } from '#domain/navigation/navigation.ts';
import { isLoginPath, titleAt } from '#domain/navigation/routes.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { navigationModel } from '#tests/machines/navigation.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readOffer, readPlace } from './views.ts';

const WELCOME = 'Welcome to Bridgework';
const UNKNOWN: SessionView = { phase: 'unknown', rights: null, hasMember: null };

type Scenes = Parameters<typeof pageModel<typeof navigationMachine>>[0]['scenes'];
type Can = NonNullable<Scenes[string]['can']>;

/** What storage is found to hold is known from the start; a user is loaded once, and signs out. */
const canWith =
  (found: 'signedIn' | 'signedOut'): Can =>
  (snapshot, { event }) => {
    const { view } = snapshot.context;
    if (event.type === 'page.open') return false;
    if (event.type.startsWith('offer.')) return snapshot.matches({ offer: 'offered' });
    if (event.type !== 'session.change') return true;
    const next: SessionView = event['view'];
    if (view.phase === 'unknown') return next.phase === found && next.rights === null;
    if (view.rights !== null) return next.phase === 'signedOut';
    return view.phase === 'signedIn' && next.rights !== null;
  };

export const navigationPage = pageModel({
  model: navigationModel,
  scenes: {
    'an admin page, nobody signed in': {
      input: { path: '/goal-settings', view: UNKNOWN, requestedPath: null },
      can: canWith('signedOut'),
    },
    'the dashboard, a page asked for before': {
      input: { path: '/', view: UNKNOWN, requestedPath: '/reports' },
      can: canWith('signedIn'),
    },
  },
  notOnPage: [
    {
      transition: 'navigation.page|page.open|0',
      why: 'the browser reports the new address, and that change is walked',
    },
  ],
});

/** How a page comes to know who is signed in; each of these waits until it is done. */
export interface NavigationSet {
  open(scene: { path: string; isSignedIn: boolean; requestedPath: string | null }): Promise<void>;
  /** Storage tells what it holds. */
  tellStored(): Promise<void>;
  /** The server tells the user's rights, and whether the member that this tab had selected is still theirs. */
  tellUser(user: { roles: readonly { name: string }[]; hasMember: boolean }): Promise<void>;
  signOut(): Promise<void>;
  goTo(path: string): Promise<void>;
}

export function driveNavigation(
  adapter: PageAdapter,
  set: NavigationSet,
): PageDriver<typeof navigationMachine> {
  let isStored = false;
  const seesPlace = (path: string, words: string) =>
    shows(adapter, readPlace, { path, title: `${titleAt(path)} · Bridgework`, words });
  return {
    ...adapter,
    async open(scene) {
      isStored = false;
      const [path, requestedPath] = scene.startsWith('the dashboard')
        ? ['/', '/reports']
        : ['/goal-settings', null];
      await set.open({ path, requestedPath, isSignedIn: !scene.endsWith('nobody signed in') });
    },
    do: {
      'path.change': ({ path }) => set.goTo(path),
      'session.change': async ({ view: { phase, rights, hasMember } }) => {
        if (rights !== null) await set.tellUser({ roles: rights.roles, hasMember: hasMember === true });
        else if (phase === 'signedOut' && isStored) await set.signOut();
        else await set.tellStored();
        isStored = true;
      },
      'page.open': async () => undefined,
      'offer.accept': () => adapter.click('button', 'Go to Report'),
      'offer.dismiss': () => adapter.click('button', 'Dismiss'),
    },
    answer: {},
    see: {
      'navigation.page.waiting': ({ context: { path } }) =>
        seesPlace(path, isLoginPath(path) ? WELCOME : 'Loading Bridgework'),
      'navigation.page.showing': ({ context: { path, view } }) => {
        if (isLoginPath(path)) return seesPlace(path, WELCOME);
        return seesPlace(path, view.rights === null ? 'Loading your account' : titleAt(path));
      },
      'navigation.offer.none': () => shows(adapter, readOffer, null),
      'navigation.offer.offered': ({ context: { requestedPath } }) =>
        shows(adapter, readOffer, `Go to ${titleAt(requestedPath ?? '')}`),
    },
  };
}
