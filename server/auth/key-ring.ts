import { PREVIOUS_KEY_MS } from './session-limits.ts';
import type { SessionsRepository } from './sessions.queries.ts';
import type { SigningKey } from './signing-keys.ts';
import type { KeyRing } from './tokens.ts';

/**
 * The keys of this start. A key that was replaced counts until 60 minutes after its successor was used first,
 * however often the server starts meanwhile.
 */
export async function keyRingOf(
  [current, previous]: readonly SigningKey[],
  repository: Pick<SessionsRepository, 'keyFirstUsedAt'>,
): Promise<KeyRing> {
  if (current === undefined) throw new Error('There is no signing key.');
  const firstUsed = await repository.keyFirstUsedAt(current.id);
  if (previous === undefined) return { current };
  return { current, previous, previousUntil: new Date(firstUsed.getTime() + PREVIOUS_KEY_MS) };
}
