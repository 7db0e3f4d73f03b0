import { DAY_MS, MINUTE_MS } from '../clock.ts';
import { clientAddress } from '../http/client-address.ts';
import { tooMany } from '../http/too-many.ts';
import type { AttemptCounts } from './attempt-counts.queries.ts';
import type { SignInNetworks } from './sign-in-networks.queries.ts';

export interface SignInLimits {
  windowMs: number;
  perUserAndAddress: number;
  perAddress: number;
  accountWindowMs: number;
  /** Per account from all addresses. Each network where the user recently signed in has its own count. */
  perAccount: number;
}

export const SIGN_IN_LIMITS: SignInLimits = {
  windowMs: 15 * MINUTE_MS,
  perUserAndAddress: 10,
  perAddress: 100,
  accountWindowMs: DAY_MS,
  perAccount: 100,
};

/** Counts as failed until its outcome is known. */
interface SignInAttempt {
  /** Resets the user's failures at this address, and remembers the network. */
  succeed(userId: string): Promise<void>;
  /** The server failed: the attempt does not count. */
  forgive(): Promise<void>;
}

interface SignInAttemptParts {
  limits: SignInLimits;
  counts: AttemptCounts;
  accountCounts: AttemptCounts;
  networks: SignInNetworks;
}

/** Counts all attempts on an account, except from its known networks. */
export const accountKey = (username: string): string => `sign-in to ${username.trim().toLowerCase()}`;

/** Counts the attempts on an account from a known network. */
export const networkKey = (network: string, username: string): string =>
  `sign-in in ${network} of ${username.trim().toLowerCase()}`;

/** Counts the attempts on an account from an address. */
export const addressKey = (client: string, username: string): string => `sign-in of ${client} ${username}`;

/**
 * Counts by address, by user and address, and by account. An attempt counts from its start, so that parallel attempts
 * don't evade the limits. Unknown usernames count like accounts, so that a rejection does not reveal whether a user
 * exists.
 */
export function signInAttempts({ limits, counts, accountCounts, networks }: SignInAttemptParts) {
  return {
    /** For a user who has proven their identity by other means. */
    async forget(address: string, username: string): Promise<void> {
      await counts.forget(addressKey(clientAddress(address).client, username));
      await accountCounts.forget(accountKey(username));
      for (const network of await networks.list(username))
        await accountCounts.forget(networkKey(network, username));
    },

    /**
     * Counts the address first, so that an address over its limit adds no row per username. An attempt that a later
     * limit rejects does not count: one user would use up the attempts of a whole office. @param limitReached is called
     * for the first rejected attempt of a window @throws HttpError 429 with the seconds to wait
     */
    async begin(
      address: string,
      typed: string,
      limitReached: () => Promise<void> = async () => undefined,
    ): Promise<SignInAttempt> {
      const username = typed.trim().toLowerCase();
      const { client, network } = clientAddress(address);
      const taken: (() => Promise<void>)[] = [];
      const forgive = async () => {
        for (const subtract of taken) await subtract();
      };
      const count = async (within: AttemptCounts, key: string, limit: number) => {
        const waitMs = await within.add(key, limit);
        if (waitMs > 0) {
          if ((await within.add(`${key}: limit reached`, 1)) === 0) await limitReached();
          throw tooMany('tooManyAttempts', 'sign-in attempts', waitMs);
        }
        taken.push(() => within.subtract(key));
      };

      const atAddress = addressKey(client, username);
      try {
        await count(counts, `sign-in from ${client}`, limits.perAddress);
        await count(counts, atAddress, limits.perUserAndAddress);
        const known = network !== undefined && (await networks.isKnown(username, network));
        const account = known ? networkKey(network, username) : accountKey(username);
        await count(accountCounts, account, limits.perAccount);
      } catch (error) {
        await forgive();
        throw error;
      }
      return {
        forgive,
        async succeed(userId) {
          await forgive();
          await counts.forget(atAddress);
          if (network !== undefined) await networks.remember(userId, network);
        },
      };
    },
  };
}
export type SignInAttempts = ReturnType<typeof signInAttempts>;
