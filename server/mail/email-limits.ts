import { attemptCountsRepository } from '../auth/attempt-counts.queries.ts';
import { type Clock, MINUTE_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { tooMany } from '../http/too-many.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const MOST_OF_A_USER = 30;
const MOST_TO_AN_ADDRESS = 5;
const MOST_REPORTS = 5;

interface CountedEmail {
  organizationId: number;
  userId: string;
  to: string;
}

export const countedAddress = (address: string): string => address.toLowerCase();

/**
 * Per user and per recipient, in 15 minutes. Counted per organization, so that no organization learns what another one
 * sent.
 */
export function emailLimits(clock: Clock) {
  /** The user first, in every transaction, so that two emails of a user don't wait for each other. */
  async function waitMs(transaction: Db, { organizationId, userId, to }: CountedEmail): Promise<number> {
    const counts = attemptCountsRepository(transaction, clock, WINDOW_MS);
    const ofUser = `email of ${organizationId} by ${userId}`;
    const waitOfUser = await counts.add(ofUser, MOST_OF_A_USER);
    if (waitOfUser > 0) return waitOfUser;
    const wait = await counts.add(`email of ${organizationId} to ${countedAddress(to)}`, MOST_TO_AN_ADDRESS);
    if (wait > 0) await counts.subtract(ofUser);
    return wait;
  }

  return {
    /**
     * Counts in the email's transaction, so that an email that is not written does not count. @throws HttpError 429
     * with the seconds to wait
     */
    async count(transaction: Db, email: CountedEmail): Promise<void> {
      const wait = await waitMs(transaction, email);
      if (wait > 0) throw tooMany('tooManyEmails', 'emails', wait);
    },

    /** Problem reports count only per user: one outage can affect a whole organization. @throws HttpError 429 */
    async countReport(transaction: Db, userId: string): Promise<void> {
      const counts = attemptCountsRepository(transaction, clock, WINDOW_MS);
      const wait = await counts.add(`problem report by ${userId}`, MOST_REPORTS);
      if (wait > 0) throw tooMany('tooManyEmails', 'reports', wait);
    },

    /** Counts one of several emails, in order of `countedAddress`. False if the limit is reached. */
    takes: async (transaction: Db, email: CountedEmail): Promise<boolean> =>
      (await waitMs(transaction, email)) === 0,
  };
}
export type EmailLimits = ReturnType<typeof emailLimits>;
