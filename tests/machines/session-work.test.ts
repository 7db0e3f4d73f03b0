import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import { ann, FIRST, open, openSignedIn, STORAGE_FULL } from '#tests/support/session-page.ts';
import { staffUser } from '#tests/support/staff-user.ts';

describe('choosing the practice context', () => {
  it('SESSION-2: changing the organization selects its first practice, and the choice is stored', async () => {
    const { session, saveSelection, read } = await openSignedIn({ ...FIRST, memberId: 'm1' });
    session.send({ type: 'organization.select', organizationId: 'o2' });
    const chosen = { organizationId: 'o2', practiceId: 'p3', memberId: null };
    expect(read(select.selectSelection)).toEqual(chosen);
    expect(saveSelection.asked).toEqual([{ selection: chosen }]);
    await saveSelection.succeed();
    expect(read(select.selectIsSelectionUnsaved)).toBe(false);
    expect(session.getSnapshot().matches({ signedIn: { profile: { ready: 'stored' } } })).toBe(true);
  });

  it('SESSION-2: changing the practice keeps the organization and clears the patient', async () => {
    const { session, saveSelection, read } = await openSignedIn({ ...FIRST, memberId: 'm1' });
    session.send({ type: 'practice.select', practiceId: 'p2' });
    expect(read(select.selectSelection)).toEqual({ ...FIRST, practiceId: 'p2' });
    session.send({ type: 'practice.select', practiceId: 'p1' });
    expect(saveSelection.asked).toHaveLength(2);
  });

  it('SESSION-2: a patient is selected together with their practice', async () => {
    const { session, saveSelection, read } = await openSignedIn();
    session.send({ type: 'practice.select', practiceId: 'p1', memberId: 'm7' });
    const chosen = { ...FIRST, memberId: 'm7' };
    expect(read(select.selectSelection)).toEqual(chosen);
    expect(saveSelection.asked).toEqual([{ selection: chosen }]);
    session.send({ type: 'practice.select', practiceId: 'p3', memberId: 'm8' });
    expect(read(select.selectSelection)).toEqual(chosen);
  });

  it('SESSION-2: a practice that the user does not belong to cannot be chosen', async () => {
    const { session, saveSelection, read } = await openSignedIn();
    session.send({ type: 'organization.select', organizationId: 'o9' });
    session.send({ type: 'practice.select', practiceId: 'p3' });
    expect([read(select.selectSelection), saveSelection.asked]).toEqual([FIRST, []]);
  });

  it('a selection that cannot be stored stays in the tab, and a message says that a reload resets it', async () => {
    const { session, saveSelection, read } = await openSignedIn();
    session.send({ type: 'practice.select', practiceId: 'p2' });
    await saveSelection.fail(STORAGE_FULL);
    expect(read(select.selectIsSelectionUnsaved)).toBe(true);
    expect(read(select.selectSelection)?.practiceId).toBe('p2');
    expect(read(select.selectFailure)?.message).toBe('The browser storage is full.');
  });
});

describe('the session that the navigation receives', () => {
  it('ROUTE-5: the phase is unknown while storage is read, and rights are unknown until the user is loaded', async () => {
    const { restoreSession, loadUser, read } = open();
    expect(read(select.selectView)).toEqual({ phase: 'unknown', rights: null, hasMember: null });
    await restoreSession.succeed({ kind: 'signedIn' });
    expect(read(select.selectView)).toEqual({ phase: 'signedIn', rights: null, hasMember: null });
    await loadUser.succeed({ user: ann, stored: { ...FIRST, memberId: 'm1' } });
    expect(read(select.selectView)).toEqual({
      phase: 'signedIn',
      rights: { roles: [], permissions: [] },
      hasMember: true,
    });
  });

  it('PERM-4: a user without a practice has rights', async () => {
    const { read } = await openSignedIn(null, staffUser({ id: 'ann', organizations: [] }));
    expect(read(select.selectView)).toEqual({
      phase: 'signedIn',
      rights: { roles: [], permissions: [] },
      hasMember: null,
    });
  });

  it('SESSION-5: the phase is unknown while storage is erased', async () => {
    const { session, eraseSession, read } = await openSignedIn();
    session.send({ type: 'session.endedElsewhere' });
    expect(read(select.selectView).phase).toBe('unknown');
    await eraseSession.fail(STORAGE_FULL);
    expect(read(select.selectView).phase).toBe('unknown');
    session.send({ type: 'session.retry' });
    await eraseSession.succeed();
    expect(read(select.selectView)).toEqual({ phase: 'signedOut', rights: null, hasMember: null });
  });

  it('LOGIN-8: the phase is signed out as soon as the user signs out', async () => {
    const { session, read } = await openSignedIn();
    expect(read(select.selectView).hasMember).toBe(false);
    session.send({ type: 'session.signOut' });
    expect(read(select.selectView)).toEqual({ phase: 'signedOut', rights: null, hasMember: null });
  });
});
