import { type ENGINES, suiteDatabase } from './database.ts';
import { nextPlanOf, openRenewingPractice, type RenewingPractice } from './renewals.ts';

/** A database for the tests of a file, in which each may open practices of its own. */
export function renewingPractices(engine: (typeof ENGINES)[number]) {
  const database = suiteDatabase('tables', engine);
  let practices = 0;
  return {
    database,
    /** A practice for one test, so that its notifications are of this test alone. */
    practice(): Promise<RenewingPractice> {
      practices += 1;
      return openRenewingPractice(database.db, `Practice ${practices}`);
    },
    stateOf: async (holder: { plan: number }) => (await nextPlanOf(database.db, holder))?.state,
  };
}
