import type { Db } from '../db/open.ts';
import type { Clock } from '../domain/clock.ts';
import { sweepAttemptCounts } from '../repositories/attempt-counts.ts';
import { signInNetworksRepository } from '../repositories/sign-in-networks.ts';

/** Removes what has expired and nothing else would remove. */
export async function sweepExpired(db: Db, clock: Clock): Promise<void> {
  await sweepAttemptCounts(db, clock());
  await signInNetworksRepository(db, clock).sweep();
}
