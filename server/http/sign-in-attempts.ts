import type { AttemptCounts } from '../repositories/attempt-counts.ts';
import { tooMany } from './too-many.ts';

/** How many failed sign-ins are heard before the server asks to wait. */
export interface SignInLimits {
  windowMs: number;
  /** For one user from one address. */
  perUserAndAddress: number;
  /** From one address, whoever is named. */
  perAddress: number;
}

export const SIGN_IN_LIMITS: SignInLimits = {
  windowMs: 15 * 60 * 1000,
  perUserAndAddress: 10,
  perAddress: 100,
};

/**
 * Counts sign-ins by address and user. An attempt counts from its beginning, so that many at once don't slip
 * through, and is forgiven when it succeeds or could not be judged.
 */
export function signInAttempts(limits: SignInLimits, counts: AttemptCounts) {
  async function count(key: string, limit: number): Promise<void> {
    const waitMs = await counts.add(key, limit);
    if (waitMs > 0) throw tooMany('sign-in attempts', waitMs);
  }

  const keysOf = (address: string, username: string) => ({
    user: `sign-in of ${address} ${username.trim().toLowerCase()}`,
    address: `sign-in from ${address}`,
  });

  return {
    /**
     * The address is counted first, so that one over its limit adds no row for each username that it tries. An attempt
     * refused for its user doesn't count for the address: one user would use up the attempts of a whole office.
     * @throws HttpError 429 with the seconds to wait
     */
    async begin(address: string, username: string): Promise<void> {
      const keys = keysOf(address, username);
      await count(keys.address, limits.perAddress);
      await count(keys.user, limits.perUserAndAddress).catch(async (error: unknown) => {
        await counts.takeBack(keys.address);
        throw error;
      });
    },
    async succeed(address: string, username: string): Promise<void> {
      const keys = keysOf(address, username);
      await counts.forget(keys.user);
      await counts.takeBack(keys.address);
    },
    /** The server could not say whether it was right: nobody waits for that. */
    async forgive(address: string, username: string): Promise<void> {
      const keys = keysOf(address, username);
      await counts.takeBack(keys.user);
      await counts.takeBack(keys.address);
    },
  };
}
export type SignInAttempts = ReturnType<typeof signInAttempts>;
