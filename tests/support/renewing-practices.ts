import { afterAll, beforeAll } from 'vitest';
import { addDays } from '#server/calendar-date.ts';
import { type ENGINES, openTestDatabase, type TestDatabase } from './database.ts';
import { nextPlanOf, openRenewingPractice, type RenewingPractice } from './renewals.ts';

/** 300.00, 2.00 of admin fee, and 5.5 % of both. */
export const PRICE_CENTS = 31_861;
export const END = '2026-03-16';
/** So many days after the end. */
export const day = (days: number): string => addDays(END, days);

/** A database for the tests of a file, in which each may open practices of its own. */
export function renewingPractices(engine: (typeof ENGINES)[number]) {
  let database: TestDatabase;
  let practices = 0;
  beforeAll(async () => {
    database = await openTestDatabase('tables', engine);
  });
  afterAll(() => database.close());
  return {
    get database() {
      return database;
    },
    /** One of the test's own: what it hears is of this test alone. */
    practice(): Promise<RenewingPractice> {
      practices += 1;
      return openRenewingPractice(database.db, `Practice ${practices}`);
    },
    stateOf: async (holder: { plan: number }) => (await nextPlanOf(database.db, holder))?.state,
  };
}
