import { describe, expect, it } from 'vitest';
import type { SessionView } from '#domain/navigation/navigation.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { selectPage, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { selectOffer, selectRefusedPath } from '#machines/navigation/notice.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const UNKNOWN: SessionView = { phase: 'unknown', rights: null, hasMember: null };
const SIGNED_OUT: SessionView = { phase: 'signedOut', rights: null, hasMember: null };
const LOADING: SessionView = { phase: 'signedIn', rights: null, hasMember: null };
const signedIn = (given: { roles?: string[]; hasMember?: boolean } = {}): SessionView => ({
  phase: 'signedIn',
  rights: { roles: (given.roles ?? []).map((name) => ({ name })), permissions: [] },
  hasMember: given.hasMember ?? false,
});

function open(address: string, view: SessionView, requestedPath: string | null = null) {
  const { pathname: path, search: query } = new URL(address, 'https://portal.test');
  const input = { path, query, view, requestedPath };
  const { actor: navigation, effects } = startChart(navigationMachine, input);
  const addresses = () =>
    effects.navigate.map(({ path: next, replaces }) => `${next}${replaces ? ' (replaced)' : ''}`);
  const kept = () => effects.storeRequestedPage.map(({ path }) => path);
  const titles = () => effects.showTitle.map(({ path }) => path);
  const see = () => {
    const snapshot = navigation.getSnapshot();
    return { page: selectPage(snapshot), path: selectPath(snapshot), offer: selectOffer(snapshot) };
  };
  return { navigation, addresses, kept, toasts: effects.showToast, titles, see };
}

describe('the navigation', () => {
  it('SESSION-2: if another actor opens a page, a history entry is added', () => {
    const { navigation, addresses } = open('/', signedIn());
    navigation.send({ type: 'page.open', path: '/reports' });
    expect(addresses()).toEqual(['/reports']);
  });

  it('the title changes with the page only', () => {
    const { navigation, titles } = open('/', signedIn());
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'session.change', view: signedIn({ hasMember: true }) });
    navigation.send({ type: 'path.change', path: '/nowhere' });
    expect(titles()).toEqual(['/', '/reports', '/nowhere', '/']);
  });

  const withMember = signedIn({ hasMember: true });

  it('PERM-6: a page opened by its address without the right leads to the dashboard with a toast', () => {
    const { addresses, toasts, see } = open('/goal-settings', signedIn({ roles: ['ViewerGeneral'] }));
    expect(see()).toMatchObject({ page: 'dashboard', path: '/' });
    expect(addresses()).toEqual(['/ (replaced)']);
    expect(toasts).toEqual([{ variant: 'warning', label: 'You don’t have access to Goal Settings' }]);
    const allowed = open('/goal-settings', signedIn({ roles: ['AdministratorGoalSettings'] }));
    expect([allowed.see().page, allowed.toasts]).toEqual(['goalSettings', []]);
  });

  it('ROUTE-7, PERM-6: the dashboard explains which page did not open, until the user dismisses it or leaves', () => {
    const refused = ({ navigation }: ReturnType<typeof open>) => selectRefusedPath(navigation.getSnapshot());
    const unknown = open('/nowhere', withMember);
    expect([refused(unknown), unknown.toasts]).toEqual(['/nowhere', []]);
    unknown.navigation.send({ type: 'path.change', path: '/goal-settings' });
    expect(refused(unknown)).toBe('/goal-settings');
    unknown.navigation.send({ type: 'refusal.dismiss' });
    expect(refused(unknown)).toBeNull();
    const left = open('/nowhere', withMember);
    left.navigation.send({ type: 'path.change', path: '/reports' });
    left.navigation.send({ type: 'path.change', path: '/' });
    expect([refused(left), refused(open('/', withMember))]).toEqual([null, null]);
  });

  it('ROUTE-8: a redirect shows why, unless the user chose another practice', () => {
    const titles = (opened: ReturnType<typeof open>) => opened.toasts.map(({ title }) => title);
    expect(titles(open('/payment', signedIn()))).toEqual(['Choose a patient first']);
    expect(titles(open('/nowhere', SIGNED_OUT))).toEqual([]);
    const atPatient = open('/payment', withMember);
    atPatient.navigation.send({ type: 'session.change', view: signedIn() });
    expect([atPatient.see().path, titles(atPatient)]).toEqual(['/search-patients', []]);
  });

  it('LOGIN-9: the offered page keeps the query of its address', () => {
    expect(open('/widget/renewal?member_id=7', SIGNED_OUT).kept()).toEqual(['/widget/renewal?member_id=7']);
    const { navigation, addresses, see } = open('/', signedIn(), '/widget/renewal?member_id=7');
    expect(see().offer).toBe('Renew a plan');
    navigation.send({ type: 'offer.accept' });
    expect([see().page, see().path]).toEqual(['renewalFrame', '/widget/renewal']);
    expect(addresses()).toEqual(['/widget/renewal?member_id=7']);
  });

  it('LOGIN-9: the user can decline the offer, and opening another page ends it', () => {
    const turnedDown = open('/', signedIn(), '/reports');
    turnedDown.navigation.send({ type: 'offer.dismiss' });
    expect([turnedDown.see().offer, turnedDown.see().path, turnedDown.kept()]).toEqual([null, '/', [null]]);
    const left = open('/', signedIn(), '/reports');
    left.navigation.send({ type: 'path.change', path: '/search-patients' });
    expect([left.see().offer, left.kept()]).toEqual([null, [null]]);
    left.navigation.send({ type: 'path.change', path: '/' });
    expect(left.see().offer).toBeNull();
  });

  it('LOGIN-9: the dashboard offers no page that would redirect, and none before the user is loaded', () => {
    expect(open('/', signedIn(), '/goal-settings').see().offer).toBeNull();
    expect(open('/', signedIn(), '/payment').see().offer).toBeNull();
    expect(open('/', LOADING, '/reports').see().offer).toBeNull();
    expect(open('/', signedIn({ hasMember: true }), '/view-patient').see().offer).toBe('Patient overview');
    expect(open('/', SIGNED_OUT).kept()).toEqual([null]);
    expect(open('/nowhere', SIGNED_OUT).kept()).toEqual([null]);
  });

  it('LOGIN-9: the dashboard offers no page of a practice that the user can’t open', () => {
    const path = '/view-patient/overview?practice=4&member=10000645';
    for (const hasMember of [false, true]) {
      const view = { ...signedIn({ hasMember }), practiceIds: ['1', '2'] };
      expect(open('/', view, path).see().offer).toBeNull();
      expect(open('/', { ...view, practiceIds: ['1', '4'] }, path).see().offer).toBe('Patient overview');
    }
  });

  it('LOGIN-8: signing out opens the login page and stores no page for the next user', () => {
    const { navigation, addresses, kept, see } = open('/reports', signedIn());
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect(see()).toEqual({ page: 'login', path: '/login', offer: null });
    expect([addresses(), kept()]).toEqual([['/login (replaced)'], []]);
  });

  it('SESSION-5: after a sign-out in another tab no page is shown while storage is erased, and none is stored', () => {
    const { navigation, kept, see } = open('/reports', signedIn());
    navigation.send({ type: 'session.change', view: UNKNOWN });
    expect(see().page).toBeNull();
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect([see().page, kept()]).toEqual(['login', []]);
    navigation.send({ type: 'session.change', view: UNKNOWN });
    navigation.send({ type: 'path.change', path: '/reports' });
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect(kept()).toEqual(['/reports']);
  });

  it('SESSION-4: a page opened with an ended session is stored once the session is erased', () => {
    const { navigation, kept, see } = open('/reports', LOADING);
    navigation.send({ type: 'session.change', view: UNKNOWN });
    expect([see().page, kept()]).toEqual([null, []]);
    navigation.send({ type: 'session.change', view: SIGNED_OUT });
    expect([see().page, kept()]).toEqual(['login', ['/reports']]);
  });
});
