import type { Clock } from '../clock.ts';
import { tooMany } from './too-many.ts';

const MINUTE_MS = 60_000;

/**
 * Counts the calls of each address that need no token, in this process alone: a count in the database would cost more
 * than the calls.
 */
export function openCallsOf(perMinute: number, clock: Clock) {
  let counts = new Map<string, number>();
  let endsAt = 0;

  return {
    /** @throws HttpError 429 with the seconds to wait */
    count(address: string): void {
      const now = clock().getTime();
      const isOver = now >= endsAt || endsAt - now > MINUTE_MS;
      if (isOver) {
        counts = new Map();
        endsAt = now + MINUTE_MS;
      }
      const number = (counts.get(address) ?? 0) + 1;
      if (number > perMinute) throw tooMany('tooManyRequests', 'requests', endsAt - now);
      counts.set(address, number);
    },
  };
}
export type OpenCalls = ReturnType<typeof openCallsOf>;
