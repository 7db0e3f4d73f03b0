import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientNetwork } from './client-network.ts';
import type { RequestLimits } from './request-limits.ts';
import { tooMany } from './too-many.ts';

const MINUTE_MS = 60_000;
/** A client that sends again as soon as it has its response would keep the event loop busy. */
const REFUSED_AFTER_MS = 100;
/** Beyond it, the caller that was counted first is forgotten. */
const MOST_CALLERS = 20_000;
/** A page never sends such requests: it checks what it sends. */
const INVALID = new Set([400, 413, 415]);

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose invalid requests are counted together: a session, or the network of a call without a valid token. */
    caller: string | null;
  }
}

export interface CallLimits {
  /**
   * Admits a call without a token that is valid.
   * @throws HttpError 429 with the seconds to wait
   */
  admitOpen(request: FastifyRequest): Promise<void>;
  /** @throws HttpError 429 with the seconds to wait */
  admitSession(request: FastifyRequest, sessionId: string): Promise<void>;
}

/**
 * Limits the calls of each network that have no valid token, and the invalid requests of each caller. They are counted in this
 * process alone: a count in the database would cost more than the calls.
 */
export function limitCalls(
  app: FastifyInstance,
  limits: Pick<RequestLimits, 'openCallsPerMinute' | 'invalidPerMinute'>,
  clock: Clock,
): CallLimits {
  const openCalls = minuteCounts('requests', limits.openCallsPerMinute, clock);
  const invalid = minuteCounts('invalid requests', limits.invalidPerMinute, clock);

  app.decorateRequest('caller', null);
  app.addHook('onSend', async ({ caller }, { statusCode }) => {
    if (caller !== null && INVALID.has(statusCode)) invalid.add(caller);
  });

  function admit(request: FastifyRequest, caller: string): void {
    invalid.refuseBeyond(caller);
    request.caller = caller;
  }

  return {
    admitOpen: (request) =>
      refusedLate(() => {
        const network = clientNetwork(request.ip);
        openCalls.refuseBeyond(network);
        openCalls.add(network);
        admit(request, network);
      }),
    admitSession: (request, sessionId) => refusedLate(() => admit(request, sessionId)),
  };
}

async function refusedLate(admit: () => void): Promise<void> {
  try {
    admit();
  } catch (error) {
    await setTimeout(REFUSED_AFTER_MS);
    throw error;
  }
}

/** Counts of each key. All minutes begin together. */
export function minuteCounts(what: string, most: number, clock: Clock, mostKeys = MOST_CALLERS) {
  let counts = new Map<string, number>();
  let endsAt = 0;

  /** @returns how long this minute lasts */
  function leftMs(): number {
    const now = clock().getTime();
    const isOver = now >= endsAt || endsAt - now > MINUTE_MS;
    if (isOver) {
      counts = new Map();
      endsAt = now + MINUTE_MS;
    }
    return endsAt - now;
  }

  return {
    /** @throws HttpError 429 with the seconds to wait */
    refuseBeyond(key: string): void {
      const wait = leftMs();
      if ((counts.get(key) ?? 0) >= most) throw tooMany('tooManyRequests', what, wait);
    },
    add(key: string): void {
      leftMs();
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const [first] = counts.keys();
      if (counts.size > mostKeys && first !== undefined) counts.delete(first);
    },
  };
}
