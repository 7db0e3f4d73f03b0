import { describe, expect, it } from 'vitest';
import { selectEmailField } from '#machines/login/login.selectors.ts';
import * as select from '#machines/session/session.selectors.ts';
import { selectTyped } from '#machines/text-field/text-field.selectors.ts';
import {
  ann,
  FIRST,
  open,
  openEnded,
  openSignedIn,
  openSignedOut,
  STORAGE_FULL,
} from '#tests/support/session-page.ts';

describe('an expired access token', () => {
  it('SESSION-4: is renewed once, even when several calls were refused', async () => {
    const { session, refreshToken, read } = await openSignedIn();
    expect(read(select.selectAccessPhase)).toBe('valid');
    session.send({ type: 'token.refused' });
    session.send({ type: 'token.refused' });
    expect([read(select.selectAccessPhase), refreshToken.asked.length]).toEqual(['refreshing', 1]);
    await refreshToken.succeed({ kind: 'refreshed' });
    expect([read(select.selectAccessPhase), read(select.selectProfilePhase)]).toEqual(['valid', 'ready']);
  });

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

  it('SESSION-4: when the renewal is refused on an open page, patient data is hidden and a sheet asks the same user to sign in', async () => {
    const { read } = await openEnded();
    expect(read(select.selectAccessPhase)).toBe('ended');
    expect(read(select.selectHidesPatientData)).toBe(true);
    const form = read(select.selectLogin);
    const email = form && selectEmailField(form.getSnapshot());
    expect(email && selectTyped(email.getSnapshot())).toBe('ann@a.test');
    expect([read(select.selectProfilePhase), read(select.selectSelection)]).toEqual(['ready', FIRST]);
  });

  it('SESSION-4: the same user continues without a reload, with the same selection', async () => {
    const { storeToken, read, signInAs, reloads } = await openEnded();
    await signInAs('ann');
    expect(storeToken.asked).toEqual([{ userId: 'ann', keepsSelection: true }]);
    expect(read(select.selectHidesPatientData)).toBe(true);
    await storeToken.succeed();
    expect([read(select.selectAccessPhase), read(select.selectHidesPatientData)]).toEqual(['valid', false]);
    expect([read(select.selectSelection), reloads()]).toEqual([FIRST, 0]);
  });

  it('SESSION-4: another user starts with a reload and without the previous selection', async () => {
    const { storeToken, read, signInAs, reloads } = await openEnded();
    await signInAs('bob');
    expect(storeToken.asked).toEqual([{ userId: 'bob', keepsSelection: false }]);
    expect([read(select.selectUser), read(select.selectSelection)]).toEqual([null, null]);
    await storeToken.succeed();
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
  });

  it('SESSION-4: the sheet stays and shows why when the token cannot be stored', async () => {
    const { storeToken, read, signInAs } = await openEnded();
    await signInAs('ann');
    await storeToken.fail(STORAGE_FULL);
    expect([read(select.selectAccessPhase), read(select.selectFailure)?.status]).toEqual(['ended', 507]);
    await signInAs('ann');
    await storeToken.succeed();
    expect(read(select.selectAccessPhase)).toBe('valid');
  });

  it('SESSION-4: the sheet closes when the same user signs in in another tab; for another user the page reloads', async () => {
    const same = await openEnded();
    same.session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    await same.refreshToken.succeed({ kind: 'refreshed' });
    expect(same.read(select.selectAccessPhase)).toBe('valid');
    const other = await openEnded();
    other.session.send({ type: 'session.startedElsewhere', userId: 'bob' });
    expect([other.read(select.selectPhase), other.reloads()]).toEqual(['reloading', 1]);
  });

  it('SESSION-3: when the renewal is refused before the user is loaded, storage is erased and the login page shows that the session ended', async () => {
    const { restoreSession, session, refreshToken, eraseSession, read } = open();
    await restoreSession.succeed({ kind: 'signedIn' });
    session.send({ type: 'token.refused' });
    await refreshToken.succeed({ kind: 'refused' });
    expect(read(select.selectPhase)).toBe('erasing');
    await eraseSession.succeed();
    expect(read(select.selectPhase)).toBe('signedOut');
    expect(read(select.selectNotice)).toBe('Your session has ended. Sign in again.');
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
  it('LOGIN-8, SESSION-5: signing out clears the user at once and opens the login page', async () => {
    const { session, endSession, read } = await openSignedIn();
    session.send({ type: 'session.signOut' });
    expect([read(select.selectPhase), read(select.selectUser), read(select.selectSelection)]).toEqual([
      'signingOut',
      null,
      null,
    ]);
    await endSession.succeed();
    expect([read(select.selectPhase), read(select.selectNotice)]).toEqual([
      'signedOut',
      'You’ve signed out.',
    ]);
  });

  it('SESSION-5: signing out in one tab signs out the others and erases their data', async () => {
    for (const page of [await openSignedIn(), await openEnded()]) {
      page.session.send({ type: 'session.endedElsewhere' });
      expect([page.read(select.selectPhase), page.read(select.selectUser)]).toEqual(['erasing', null]);
      await page.eraseSession.succeed();
      expect(page.read(select.selectNotice)).toBe('You signed out in another tab.');
    }
  });

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

  it('SESSION-5: an open page reloads when another user signs in in another tab, and stays for the same one', async () => {
    const { session, read, reloads } = await openSignedIn();
    session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    expect(read(select.selectPhase)).toBe('signedIn');
    session.send({ type: 'session.startedElsewhere', userId: 'bob' });
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
  });
});
