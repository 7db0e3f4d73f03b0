import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SessionView } from '#domain/navigation/navigation.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { selectOffer, selectPage, selectPath } from '#machines/navigation/navigation.selectors.ts';

const UNKNOWN: SessionView = { phase: 'unknown', rights: null, hasMember: null };
const SIGNED_OUT: SessionView = { phase: 'signedOut', rights: null, hasMember: null };
const LOADING: SessionView = { phase: 'signedIn', rights: null, hasMember: null };
const signedIn = (given: { roles?: string[]; hasMember?: boolean } = {}): SessionView => ({
  phase: 'signedIn',
  rights: { roles: (given.roles ?? []).map((name) => ({ name })), permissions: [] },
  hasMember: given.hasMember ?? false,
});

function open(path: string, view: SessionView, requestedPath: string | null = null) {
  const addresses: string[] = [];
  const kept: (string | null)[] = [];
  const titles: string[] = [];
  const machine = navigationMachine.provide({
    actions: {
      navigate: (_, given) => addresses.push(`${given.path}${given.replaces ? ' (replaced)' : ''}`),
      storeRequestedPage: (_, given) => kept.push(given.path),
      showTitle: (_, given) => titles.push(given.path),
    },
  });
  const navigation = createActor(machine, { input: { path, view, requestedPath } }).start();
  const see = () => {
    const snapshot = navigation.getSnapshot();
    return { page: selectPage(snapshot), path: selectPath(snapshot), offer: selectOffer(snapshot) };
  };
  return { navigation, addresses, kept, titles, see };
}

describe('the navigation', () => {
  it('the title changes with the page only', () => {
    const { navigation, titles } = open('/', signedIn());
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'session.change', view: signedIn({ hasMember: true }) });
    navigation.send({ type: 'path.change', path: '/nowhere' });
    expect(titles).toEqual(['/', '/reports', '/nowhere', '/']);
  });

  it('LOGIN-9: the user can decline the offer, and opening another page ends it', () => {
    const turnedDown = open('/', signedIn(), '/reports');
    turnedDown.navigation.send({ type: 'offer.dismiss' });
    expect([turnedDown.see().offer, turnedDown.see().path, turnedDown.kept]).toEqual([null, '/', [null]]);
    const left = open('/', signedIn(), '/reports');
    left.navigation.send({ type: 'path.change', path: '/search-patients' });
    expect([left.see().offer, left.kept]).toEqual([null, [null]]);
    left.navigation.send({ type: 'path.change', path: '/' });
    expect(left.see().offer).toBeNull();
  });

  it('LOGIN-9: the dashboard offers no page that would redirect, and none before the user is loaded', () => {
    expect(open('/', signedIn(), '/goal-settings').see().offer).toBeNull();
    expect(open('/', signedIn(), '/payment').see().offer).toBeNull();
    expect(open('/', LOADING, '/reports').see().offer).toBeNull();
    expect(open('/', signedIn({ hasMember: true }), '/view-patient').see().offer).toBe('Patient overview');
    expect(open('/', SIGNED_OUT).kept).toEqual([null]);
    expect(open('/nowhere', SIGNED_OUT).kept).toEqual([null]);
  });

  it('LOGIN-8: signing out opens the login page and stores no page for the next user', () => {
    const { navigation, addresses, kept, see } = open('/reports', signedIn());
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect(see()).toEqual({ page: 'login', path: '/login', offer: null });
    expect([addresses, kept]).toEqual([['/login (replaced)'], []]);
  });

  it('SESSION-5: after a sign-out in another tab no page is shown while storage is erased, and none is stored', () => {
    const { navigation, kept, see } = open('/reports', signedIn());
    navigation.send({ type: 'session.change', view: UNKNOWN });
    expect(see().page).toBeNull();
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect([see().page, kept]).toEqual(['login', []]);
    navigation.send({ type: 'session.change', view: UNKNOWN });
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect(kept).toEqual(['/reports']);
  });

  it('SESSION-4: a page opened with an ended session is stored once the session is erased', () => {
    const { navigation, kept, see } = open('/reports', LOADING);
    navigation.send({ type: 'session.change', view: UNKNOWN });
    expect([see().page, kept]).toEqual([null, []]);
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect([see().page, kept]).toEqual(['login', ['/reports']]);
  });
});
