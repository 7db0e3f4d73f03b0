import type { AttemptCounts } from '../repositories/attempt-counts.ts';
import { tooMany } from './too-many.ts';

/** In which emails are counted. */
export const EMAIL_WINDOW_MS = 15 * 60 * 1000;
const MOST_OF_A_USER = 30;
const MOST_TO_AN_ADDRESS = 5;

/** How many emails one user may cause, and how many one address may get, in a quarter of an hour. */
export function emailLimits(counts: AttemptCounts) {
  return {
    /** @throws HttpError 429 with the seconds to wait */
    async count(userId: string, address: string): Promise<void> {
      const waitMs =
        (await counts.add(`email to ${address.toLowerCase()}`, MOST_TO_AN_ADDRESS)) ||
        (await counts.add(`email by ${userId}`, MOST_OF_A_USER));
      if (waitMs > 0) throw tooMany('emails', waitMs);
    },
  };
}
export type EmailLimits = ReturnType<typeof emailLimits>;
