import { BUSY, type Desk } from '#tests/support/desk.ts';
import { isThere } from '#tests/support/pages/is-there.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { RecentPatientsSet } from '#tests/support/pages/recent-patients.ts';

const RECENTS = '/patient/recent';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' };

/** The search; the server tells on command who was looked at last. */
export async function recentPatientsSet(adapter: PageAdapter, desk: Desk): Promise<RecentPatientsSet> {
  const answer = await desk.hold(RECENTS);
  await desk.tell('/patient/search', () => ({ info: { records: 0, pages: 0 }, results: [] }));
  return {
    async open() {
      await desk.open('/search-patients');
      await isThere(adapter, '.state-message-title', 'No patients yet');
    },
    answer: {
      'some were looked at': () => answer(RECENTS, 200, { results: [ADA] }),
      'nobody was': () => answer(RECENTS, 200, { results: [] }),
      'server down': () => answer(RECENTS, 503, BUSY),
    },
  };
}
