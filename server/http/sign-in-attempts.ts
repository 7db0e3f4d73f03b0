import { HttpError } from './http-error.ts';

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

const MOST_KEYS = 50_000;

interface Count {
  attempts: number;
  endsAt: number;
}

/**
 * Counts sign-ins by address and user. An attempt counts from its beginning, so that many at once don't slip
 * through, and is forgiven when it succeeds or could not be judged.
 */
export function signInAttempts(limits: SignInLimits, now: () => number) {
  const counts = new Map<string, Count>();

  function count(key: string, limit: number): void {
    const current = counts.get(key);
    const open =
      current && current.endsAt > now() ? current : { attempts: 0, endsAt: now() + limits.windowMs };
    if (open.attempts >= limit) throw tooMany(open.endsAt - now());
    if (counts.size >= MOST_KEYS) forgetEnded();
    counts.set(key, { ...open, attempts: open.attempts + 1 });
  }

  function takeBack(key: string): void {
    const current = counts.get(key);
    if (current) counts.set(key, { ...current, attempts: Math.max(0, current.attempts - 1) });
  }

  function forgetEnded(): void {
    for (const [key, each] of counts) if (each.endsAt <= now()) counts.delete(key);
    for (const key of counts.keys()) {
      if (counts.size < MOST_KEYS) return;
      counts.delete(key);
    }
  }

  const keysOf = (address: string, username: string) => ({
    user: `user ${address} ${username.trim().toLowerCase()}`,
    address: `address ${address}`,
  });

  return {
    /** @throws HttpError 429 with the seconds to wait */
    begin(address: string, username: string): void {
      const keys = keysOf(address, username);
      count(keys.user, limits.perUserAndAddress);
      count(keys.address, limits.perAddress);
    },
    succeed(address: string, username: string): void {
      const keys = keysOf(address, username);
      counts.delete(keys.user);
      takeBack(keys.address);
    },
    /** The server could not say whether it was right: nobody waits for that. */
    forgive(address: string, username: string): void {
      const keys = keysOf(address, username);
      takeBack(keys.user);
      takeBack(keys.address);
    },
  };
}
export type SignInAttempts = ReturnType<typeof signInAttempts>;

function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(
    429,
    `Too many sign-in attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}
