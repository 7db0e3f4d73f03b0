import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import * as selectWork from '#machines/session/session-scope.selectors.ts';
import {
  ann,
  FIRST,
  open,
  openSignedIn,
  openSignedOut,
  STORAGE_FULL,
  UNREACHABLE,
} from '#tests/support/session-page.ts';
import { staffUser } from '#tests/support/staff-user.ts';

describe('opening the portal', () => {
  it('ROUTE-5: with nothing stored the login page opens without a message', async () => {
    const { read } = await openSignedOut();
    expect(read(select.selectPhase)).toBe('signedOut');
    expect(read(select.selectNotice)).toBeNull();
    expect(read(select.selectLogin)).toBeDefined();
  });

  it('SESSION-3: an unreadable token signs out, and the login page shows why', async () => {
    const { restoreSession, read } = open();
    await restoreSession.succeed({ kind: 'signedOut', reason: 'unreadable' });
    expect(read(select.selectPhase)).toBe('signedOut');
    expect(read(select.selectNotice)).toBe('Your saved session couldn’t be read. Sign in again.');
  });

  it('SESSION-3: a browser without encryption cannot sign in, and the page shows why', async () => {
    const { restoreSession, session, read } = open();
    await restoreSession.succeed({ kind: 'unsupported', why: 'noWebCrypto' });
    expect(read(select.selectPhase)).toBe('unsupported');
    expect(read(select.selectObstacle)).toMatch(/^You can’t sign in because this connection isn’t secure/);
    expect(read(select.selectLogin)).toBeUndefined();
    expect(session.getSnapshot().status).toBe('done');
  });

  it('a storage failure is shown; the user retries or signs out', async () => {
    const { restoreSession, endSession, session, read } = open();
    await restoreSession.fail(STORAGE_FULL);
    expect(read(select.selectPhase)).toBe('restoreFailed');
    expect(read(select.selectFailure)?.message).toBe('The browser storage is full.');
    session.send({ type: 'session.retry' });
    expect([read(select.selectPhase), read(select.selectFailure)]).toEqual(['restoring', null]);
    await restoreSession.fail(STORAGE_FULL);
    session.send({ type: 'session.signOut' });
    await endSession.succeed();
    expect(read(select.selectPhase)).toBe('signedOut');
  });

  it('SESSION-5: a sign-in or sign-out in another tab during the start reads storage again', async () => {
    const { restoreSession, session, read } = open();
    session.send({ type: 'session.endedElsewhere' });
    session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    expect(restoreSession.asked).toHaveLength(3);
    await restoreSession.succeed({ kind: 'signedIn' });
    expect(read(select.selectPhase)).toBe('signedIn');
  });
});

describe('signing in', () => {
  it('LOGIN-6: the token is stored, then the page reloads on the dashboard', async () => {
    const { storeToken, read, signInAs, reloads } = await openSignedOut();
    await signInAs('ann');
    expect(read(select.selectPhase)).toBe('signingIn');
    expect(storeToken.asked).toEqual([{ userId: 'ann', keepsSelection: false }]);
    expect(reloads()).toBe(0);
    await storeToken.succeed();
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
  });

  it('SESSION-3: a token that could not be stored leads back to the login page, which shows why', async () => {
    const { storeToken, read, signInAs, reloads } = await openSignedOut();
    await signInAs('ann');
    await storeToken.fail(STORAGE_FULL);
    expect([read(select.selectPhase), reloads()]).toEqual(['signedOut', 0]);
    expect(read(select.selectFailure)?.message).toBe('The browser storage is full.');
    await signInAs('ann');
    expect([read(select.selectPhase), read(select.selectFailure)]).toEqual(['signingIn', null]);
  });

  it('SESSION-5: when another tab signs in, an open login page goes to the dashboard', async () => {
    const { session, read, reloads } = await openSignedOut();
    session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
  });

  it('SESSION-2: the first organization and its first practice are selected, in the server’s order', async () => {
    const { read } = await openSignedIn();
    expect(read(select.selectProfilePhase)).toBe('ready');
    expect(read(select.selectSelection)).toEqual(FIRST);
    expect(read(selectWork.selectOrganizationOptions).map(({ name }) => name)).toEqual([
      'Bay Dental',
      'North Dental',
    ]);
    expect(read(selectWork.selectPracticeOptions).map(({ name }) => name)).toEqual([
      'Birch Lane',
      'Willow Street',
    ]);
  });

  it('SESSION-1: organization, practice and user are available together', async () => {
    const { loadUser, restoreSession, read } = open();
    await restoreSession.succeed({ kind: 'signedIn' });
    expect([read(select.selectProfilePhase), read(selectWork.selectScope)]).toEqual(['loadingUser', null]);
    await loadUser.succeed({ user: ann, stored: null });
    expect(read(selectWork.selectScope)).toEqual({
      organization: { id: 'o1', state: 'OH' },
      practice: { id: 'p1', state: 'OH' },
      user: ann,
    });
    expect(read(selectWork.selectCurrentOrganization)?.name).toBe('North Dental');
    expect(read(selectWork.selectCurrentPractice)?.name).toBe('Willow Street');
  });

  it('SESSION-2: a stored selection is restored if the user still has access to it, else the first is selected', async () => {
    const kept = { organizationId: 'o1', practiceId: 'p2', memberId: 'm1' };
    expect((await openSignedIn(kept)).read(select.selectSelection)).toEqual(kept);
    const foreign = { organizationId: 'o1', practiceId: 'p3', memberId: null };
    expect((await openSignedIn(foreign)).read(select.selectSelection)).toEqual(FIRST);
  });

  it('a user without a practice sees a message, and can retry', async () => {
    const page = await openSignedIn(null, staffUser({ id: 'ann', organizations: [] }));
    expect(page.read(select.selectProfilePhase)).toBe('unassigned');
    page.session.send({ type: 'session.retry' });
    await page.loadUser.succeed({ user: ann, stored: null });
    expect(page.read(select.selectProfilePhase)).toBe('ready');
  });

  it('a user who cannot be loaded loads again on retry, and automatically after a lost connection', async () => {
    const { restoreSession, loadUser, session, clock, read } = open();
    await restoreSession.succeed({ kind: 'signedIn' });
    await loadUser.fail({ status: 500, reason: 'Internal Server Error', message: 'Broken' });
    expect(read(select.selectProfilePhase)).toBe('failed');
    expect(read(select.selectFailure)?.message).toBe('Broken');
    clock.increment(10_000);
    expect(read(select.selectProfilePhase)).toBe('failed');
    session.send({ type: 'session.retry' });
    await loadUser.fail(UNREACHABLE);
    clock.increment(9_999);
    expect(read(select.selectProfilePhase)).toBe('failed');
    clock.increment(1);
    await loadUser.succeed({ user: ann, stored: null });
    expect(read(select.selectProfilePhase)).toBe('ready');
  });
});
