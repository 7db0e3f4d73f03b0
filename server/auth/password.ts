import { hash, verify } from '@node-rs/argon2';
import { atMost } from './at-most.ts';

/** argon2id is the library's default algorithm. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each costs 19 MiB and a thread for some 20 ms: more at once would starve everything else. */
const PASSWORDS_AT_ONCE = 2;
const limited = atMost(PASSWORDS_AT_ONCE);

/** The argon2id hash of a password, with its own salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, ARGON2ID));
}

/** The work of comparing a password with what was hashed: nearly all that a sign-in costs. */
export type ComparePassword = (hashed: string, password: string) => Promise<boolean>;

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. With no hash, because nobody has that name, the answer is no
 * after the same work, so that the time tells nothing.
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
