import { clientAddress } from '../http/client-address.ts';
import { tooMany } from '../http/too-many.ts';
import type { AttemptCounts } from './attempt-counts.queries.ts';
import type { SignInNetworks } from './sign-in-networks.queries.ts';

/** How many failed sign-ins are judged before the server asks to wait. */
export interface SignInLimits {
  windowMs: number;
  /** For one user from one address. */
  perUserAndAddress: number;
  /** From one address, whatever the usernames. */
  perAddress: number;
  accountWindowMs: number;
  /** For one account from all addresses; and once more from each network in which its user signed in lately. */
  perAccount: number;
}

export const SIGN_IN_LIMITS: SignInLimits = {
  windowMs: 15 * 60 * 1000,
  perUserAndAddress: 10,
  perAddress: 100,
  accountWindowMs: 24 * 60 * 60 * 1000,
  perAccount: 100,
};

/** An attempt that counts as failed until its outcome is known. */
interface SignInAttempt {
  /** Forgives the user's earlier failures at this address, and remembers the network. */
  succeed(userId: string): Promise<void>;
  /** The server could not judge it: it does not count. */
  forgive(): Promise<void>;
}

export interface SignInAttemptParts {
  limits: SignInLimits;
  /** Within `windowMs`. */
  counts: AttemptCounts;
  /** Within `accountWindowMs`. */
  accountCounts: AttemptCounts;
  networks: SignInNetworks;
}

/** Under which all guesses at an account are counted, but those from its known networks. */
export const accountKey = (username: string): string => `sign-in to ${username.trim().toLowerCase()}`;

/**
 * Counts sign-ins by address, by user and address, and by account. An attempt counts from its beginning, so that many
 * at once don't slip through. Unknown usernames are counted like accounts: a refusal does not tell them apart.
 */
export function signInAttempts({ limits, counts, accountCounts, networks }: SignInAttemptParts) {
  return {
    /**
     * The address is counted first, so that one over its limit adds no row for each username that it tries. An attempt
     * that a later limit refuses counts for none: one user would use up the attempts of a whole office.
     * @param limitReached is called for the first attempt that a limit refuses within its window
     * @throws HttpError 429 with the seconds to wait
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
        for (const takeBack of taken) await takeBack();
      };
      const count = async (within: AttemptCounts, key: string, limit: number) => {
        const waitMs = await within.add(key, limit);
        if (waitMs > 0) {
          if ((await within.add(`${key}: limit reached`, 1)) === 0) await limitReached();
          throw tooMany('tooManyAttempts', 'sign-in attempts', waitMs);
        }
        taken.push(() => within.takeBack(key));
      };

      const atAddress = `sign-in of ${client} ${username}`;
      try {
        await count(counts, `sign-in from ${client}`, limits.perAddress);
        await count(counts, atAddress, limits.perUserAndAddress);
        const known = network !== undefined && (await networks.isKnown(username, network));
        const account = known ? `sign-in in ${network} of ${username}` : accountKey(username);
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
