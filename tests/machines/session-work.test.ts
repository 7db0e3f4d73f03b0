import { describe, expect, it } from 'vitest';
import * as select from '#machines/session/session.selectors.ts';
import { openSignedIn, STORAGE_FULL } from '#tests/support/session-page.ts';
import { staffUser } from '#tests/support/staff-user.ts';

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
