import { hash, verify } from '@node-rs/argon2';
import { atMost } from './at-most.ts';

/** argon2id is the library's default algorithm. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash needs 19 MiB and occupies a thread for about 20 ms. */
const PASSWORDS_AT_ONCE = 2;
const limited = atMost(PASSWORDS_AT_ONCE);

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, ARGON2ID));
}

export type ComparePassword = (hashed: string, password: string) => Promise<boolean>;

let decoyHash: Promise<string> | undefined;

/**
 * For an unknown user there is no hash. Verifying a decoy takes the same time, so the response time reveals nothing.
 */
export async function verifyPassword(
  hashed: string | undefined,
  password: string,
  compare: ComparePassword = verify,
): Promise<boolean> {
  decoyHash ??= hash('no user has this password', ARGON2ID);
  const decoy = await decoyHash;
  const matches = await limited(() => compare(hashed ?? decoy, password));
  return matches && hashed !== undefined;
}
