import { countsOf } from './counts.ts';
import { tooMany } from './too-many.ts';

const WINDOW_MS = 15 * 60 * 1000;
const MOST_OF_A_USER = 30;
const MOST_TO_AN_ADDRESS = 5;

/** How many emails one user may cause, and how many one address may get, in a quarter of an hour. */
export function emailLimits(now: () => number) {
  const counts = countsOf(WINDOW_MS, now);
  return {
    /** @throws HttpError 429 with the seconds to wait */
    count(userId: string, address: string): void {
      const waitMs =
        counts.add(`to ${address.toLowerCase()}`, MOST_TO_AN_ADDRESS) ||
        counts.add(`by ${userId}`, MOST_OF_A_USER);
      if (waitMs > 0) throw tooMany('emails', waitMs);
    },
  };
}
export type EmailLimits = ReturnType<typeof emailLimits>;
