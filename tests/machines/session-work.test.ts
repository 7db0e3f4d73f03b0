import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import { FIRST, openSignedIn, STORAGE_FULL } from '#tests/support/session-page.ts';
import { staffUser } from '#tests/support/staff-user.ts';

describe('choosing the practice context', () => {
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
});

describe('the session that the navigation receives', () => {
  it('PERM-4: a user without a practice has rights', async () => {
    const { read } = await openSignedIn(null, staffUser({ id: 'ann', organizations: [] }));
    expect(read(select.selectView)).toEqual({
      phase: 'signedIn',
      rights: { roles: [], permissions: [] },
      hasMember: null,
      practiceIds: [],
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
});
