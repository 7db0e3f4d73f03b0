import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import {
  ann,
  FIRST,
  openEnded,
  openSignedIn,
  openSignedOut,
  STORAGE_FULL,
  UNREACHABLE,
} from '#tests/support/session-page.ts';

describe('an expired access token', () => {
  it('SESSION-4: the user stays signed in while the server is unreachable; the renewal is retried after 10 seconds', async () => {
    const { session, clock, refreshToken, read } = await openSignedIn();
    session.send({ type: 'token.refused' });
    await refreshToken.succeed({ kind: 'unreachable' });
    expect([read(select.selectAccessPhase), read(select.selectUser)]).toEqual(['unreachable', ann]);
    clock.increment(9_999);
    expect(refreshToken.asked).toHaveLength(1);
    clock.increment(1);
    await refreshToken.fail(STORAGE_FULL);
    expect(read(select.selectAccessPhase)).toBe('unreachable');
    expect(read(select.selectFailure)?.message).toBe('The browser storage is full.');
    session.send({ type: 'session.retry' });
    await refreshToken.succeed({ kind: 'unreachable' });
    session.send({ type: 'token.refused' });
    await refreshToken.succeed({ kind: 'refreshed' });
    expect(read(select.selectAccessPhase)).toBe('valid');
  });

  it('SESSION-4: the sheet stays and shows why when the token cannot be stored', async () => {
    const { storeToken, read, signInAs } = await openEnded();
    await signInAs('ann');
    await storeToken.fail(STORAGE_FULL);
    expect([read(select.selectAccessPhase), read(select.selectFailure)?.status]).toEqual(['ended', 507]);
    await signInAs('ann');
    expect(read(select.selectFailure)).toBeNull();
    await storeToken.succeed();
    expect(read(select.selectAccessPhase)).toBe('valid');
  });

  it('SESSION-4: the sheet does not show an earlier error', async () => {
    const { session, refreshToken, read } = await openSignedIn();
    session.send({ type: 'token.refused' });
    await refreshToken.fail(STORAGE_FULL);
    session.send({ type: 'session.retry' });
    await refreshToken.succeed({ kind: 'refused' });
    expect([read(select.selectAccessPhase), read(select.selectFailure)]).toEqual(['ended', null]);
  });

  it('SESSION-2, SESSION-4: the sheet closes when the same user signs in in another tab, and their rights load; for another user the page reloads', async () => {
    const same = await openEnded();
    same.session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    expect(same.read(select.selectAccessPhase)).toBe('refreshing');
    await same.refreshToken.succeed({ kind: 'refreshed' });
    await same.reloadUser.succeed({ ...ann, firstName: 'Ann Other' });
    expect([same.read(select.selectAccessPhase), same.read(select.selectUser)?.firstName]).toEqual([
      'valid',
      'Ann Other',
    ]);
    const other = await openEnded();
    other.session.send({ type: 'session.startedElsewhere', userId: 'bob' });
    expect([other.read(select.selectPhase), other.reloads()]).toEqual(['reloading', 1]);
  });
});

describe('rights that changed', () => {
  const role = { id: '9', name: 'PrmPracticeAdmin', permissions: [] };

  it('SESSION-2, SESSION-4: after the user signs in again, the page has their new rights, and gives up a practice that they lost', async () => {
    const { session, storeToken, reloadUser, read, signInAs } = await openEnded();
    await signInAs('ann');
    await storeToken.succeed();
    const user = { ...ann, roles: [role], organizations: ann.organizations.slice(1) };
    await reloadUser.succeed(user);
    expect([read(select.selectUser), read(select.selectSelection)]).toEqual([
      user,
      { organizationId: 'o2', practiceId: 'p3', memberId: null },
    ]);
    session.send({ type: 'user.reload' });
    await reloadUser.fail(UNREACHABLE);
    expect([read(select.selectProfilePhase), read(select.selectUser)]).toEqual(['ready', user]);
    expect(read(select.selectIsOutdated)).toBe(true);
    session.send({ type: 'user.reload' });
    expect(read(select.selectIsOutdated)).toBe(false);
    await reloadUser.succeed({ ...user, organizations: [] });
    expect(read(select.selectProfilePhase)).toBe('unassigned');
  });

  it('SESSION-2, SESSION-4: a load of the rights that a renewal of the token stops, or that failed, follows the renewal', async () => {
    const { session, refreshToken, reloadUser, read } = await openSignedIn();
    const renew = async () => {
      session.send({ type: 'token.refused' });
      await refreshToken.succeed({ kind: 'refreshed' });
    };
    session.send({ type: 'user.reload' });
    await renew();
    expect(reloadUser.asked).toHaveLength(2);
    await reloadUser.fail(UNREACHABLE);
    expect(read(select.selectIsOutdated)).toBe(true);
    await renew();
    await reloadUser.succeed({ ...ann, roles: [role] });
    expect([read(select.selectIsOutdated), read(select.selectUser)?.roles]).toEqual([false, [role]]);
    await renew();
    expect(reloadUser.asked).toHaveLength(3);
  });
});

describe('a user without a practice', () => {
  it('SESSION-2: gets the page of the practice that they were added to, once they sign in again or in another tab', async () => {
    for (const signInAgain of [
      async ({ session, refreshToken, signInAs, storeToken }: Awaited<ReturnType<typeof openSignedIn>>) => {
        session.send({ type: 'token.refused' });
        await refreshToken.succeed({ kind: 'refused' });
        await signInAs('ann');
        await storeToken.succeed();
      },
      async ({ session }: Awaited<ReturnType<typeof openSignedIn>>) =>
        session.send({ type: 'session.startedElsewhere', userId: 'ann' }),
    ]) {
      const page = await openSignedIn(null, { ...ann, organizations: [] });
      expect(page.read(select.selectProfilePhase)).toBe('unassigned');
      await signInAgain(page);
      await page.reloadUser.succeed(ann);
      expect([page.read(select.selectProfilePhase), page.read(select.selectSelection)]).toEqual([
        'ready',
        FIRST,
      ]);
    }
  });
});

describe('a login chart that fails', () => {
  it('restarts on the login page, which shows the error', async () => {
    const { breakLogin, signInAs, read } = await openSignedOut();
    const broken = read(select.selectLogin);
    await breakLogin();
    expect([read(select.selectPhase), read(select.selectFailure)?.message]).toEqual([
      'signedOut',
      'No place for toasts',
    ]);
    expect(read(select.selectLogin)).not.toBe(broken);
    await signInAs('ann');
    expect(read(select.selectPhase)).toBe('signingIn');
  });

  it('SESSION-4: restarts in the sheet over an ended session, with the same selection', async () => {
    const { breakLogin, signInAs, storeToken, read } = await openEnded();
    const broken = read(select.selectLogin);
    await breakLogin();
    expect([read(select.selectAccessPhase), read(select.selectFailure)?.message]).toEqual([
      'ended',
      'No place for toasts',
    ]);
    expect(read(select.selectLogin)).not.toBe(broken);
    await signInAs('ann');
    await storeToken.succeed();
    expect([read(select.selectAccessPhase), read(select.selectSelection)]).toEqual(['valid', FIRST]);
  });
});

describe('ending a session', () => {
  it('SESSION-5: storage that could not be erased shows an error, and is erased again on retry', async () => {
    const { session, endSession, eraseSession, read } = await openSignedIn();
    session.send({ type: 'session.signOut' });
    await endSession.fail(STORAGE_FULL);
    expect([read(select.selectPhase), read(select.selectFailure)?.status]).toEqual(['eraseFailed', 507]);
    session.send({ type: 'session.retry' });
    expect(read(select.selectFailure)).toBeNull();
    await eraseSession.fail({ ...STORAGE_FULL, message: 'Still full.' });
    expect([read(select.selectPhase), read(select.selectFailure)?.message]).toEqual([
      'eraseFailed',
      'Still full.',
    ]);
    session.send({ type: 'session.retry' });
    await eraseSession.succeed();
    expect([read(select.selectPhase), read(select.selectFailure)]).toEqual(['signedOut', null]);
  });

  it('LOGIN-8: the next sign-in shows neither the earlier sign-out nor an earlier error', async () => {
    const { session, refreshToken, endSession, storeToken, signInAs, read } = await openSignedIn();
    session.send({ type: 'token.refused' });
    await refreshToken.fail(STORAGE_FULL);
    session.send({ type: 'session.signOut' });
    expect(read(select.selectFailure)).toBeNull();
    await endSession.succeed();
    expect(read(select.selectNotice)).toBe('You’ve signed out.');
    await signInAs('ann');
    await storeToken.fail(STORAGE_FULL);
    expect([read(select.selectNotice), read(select.selectFailure)?.status]).toEqual([null, 507]);
  });

  it('SESSION-2, SESSION-5: an open page reloads when another user signs in in another tab, and loads only the user for the same one', async () => {
    const { session, reloadUser, read, reloads } = await openSignedIn();
    session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    await reloadUser.succeed({ ...ann, firstName: 'Ann Other' });
    expect([read(select.selectPhase), read(select.selectUser)?.firstName]).toEqual(['signedIn', 'Ann Other']);
    session.send({ type: 'session.startedElsewhere', userId: 'bob' });
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
  });
});
