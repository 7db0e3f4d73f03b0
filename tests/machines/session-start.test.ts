import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import {
  ann,
  open,
  openSignedIn,
  openSignedOut,
  STORAGE_FULL,
  UNREACHABLE,
} from '#tests/support/session-page.ts';
import { staffUser } from '#tests/support/staff-user.ts';

describe('opening the portal', () => {
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
  it('SESSION-5: when another tab signs in, an open login page goes to the dashboard', async () => {
    const { session, read, reloads } = await openSignedOut();
    session.send({ type: 'session.startedElsewhere', userId: 'ann' });
    expect([read(select.selectPhase), reloads()]).toEqual(['reloading', 1]);
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
