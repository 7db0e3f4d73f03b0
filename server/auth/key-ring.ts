import { PREVIOUS_KEY_MS } from './session-limits.ts';
import type { SessionsRepository } from './sessions.queries.ts';
import type { SigningKey } from './signing-keys.ts';
import type { KeyRing } from './tokens.ts';

/** A replaced key is accepted until 60 minutes after the first use of its successor, across restarts. */
export async function keyRingOf(
  [current, previous]: readonly SigningKey[],
  repository: Pick<SessionsRepository, 'keyFirstUsedAt'>,
): Promise<KeyRing> {
  if (current === undefined) throw new Error('There is no signing key.');
  const firstUsed = await repository.keyFirstUsedAt(current.id);
  if (previous === undefined) return { current };
  return { current, previous, previousUntil: new Date(firstUsed.getTime() + PREVIOUS_KEY_MS) };
}
