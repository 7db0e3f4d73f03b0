import { sweepAttemptCounts } from '../auth/attempt-counts.queries.ts';
import { signInNetworksRepository } from '../auth/sign-in-networks.queries.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

/** Removes what has expired and nothing else would remove. */
export async function sweepExpired(db: Db, clock: Clock): Promise<void> {
  await sweepAttemptCounts(db, clock());
  await signInNetworksRepository(db, clock).sweep();
}
