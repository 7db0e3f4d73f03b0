import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Clock, MINUTE_MS } from '../clock.ts';
import { clientAddress } from './client-address.ts';
import type { RequestLimits } from './request-limits.ts';
import { tooMany } from './too-many.ts';

/** A client that retries without a pause would keep the event loop busy. */
const REFUSED_AFTER_MS = 100;
/** Beyond this number, the oldest caller's counts are dropped. */
const MOST_CALLERS = 20_000;
/** Pages validate before they send, so only other clients get these statuses. */
const INVALID = new Set([400, 413, 415]);

declare module 'fastify' {
  interface FastifyRequest {
    /** Invalid requests are counted per session, or per network without a valid token. */
    caller: string | null;
  }
}

export interface CallLimits {
  admitOpen(request: FastifyRequest): Promise<void>;
  /** @throws HttpError 429 with the seconds to wait */
  admitSession(request: FastifyRequest, sessionId: string): Promise<void>;
}

/** Counts in memory, per process: a count in the database would cost more than the calls. */
export function limitCalls(
  app: FastifyInstance,
  limits: Pick<RequestLimits, 'openCallsPerMinute' | 'invalidPerMinute' | 'codeFilesPerMinute'>,
  clock: Clock,
): CallLimits {
  const openCalls = minuteCounts('requests', limits.openCallsPerMinute, clock);
  const invalid = minuteCounts('invalid requests', limits.invalidPerMinute, clock);
  const codeFiles = minuteCounts('code files', limits.codeFilesPerMinute, clock);

  app.decorateRequest('caller', null);
  app.addHook('onSend', async (request, { statusCode }) => {
    const { caller } = request;
    if (caller !== null && INVALID.has(statusCode)) invalid.add(caller);
  });

  function admit(request: FastifyRequest, caller: string): void {
    invalid.rejectBeyond(caller);
    if (takesCodeFile(request)) {
      codeFiles.rejectBeyond(caller);
      codeFiles.add(caller);
    }
    request.caller = caller;
  }

  return {
    admitOpen: (request) =>
      refusedLate(() => {
        const { client } = clientAddress(request.ip);
        openCalls.rejectBeyond(client);
        openCalls.add(client);
        admit(request, client);
      }),
    admitSession: (request, sessionId) => refusedLate(() => admit(request, sessionId)),
  };
}

/** A valid file costs as much as an invalid one: it is compared with all codes of the practice. */
const takesCodeFile = ({ routeOptions }: FastifyRequest): boolean =>
  ['previewCodeImport', 'importCodes'].includes(routeOptions.config.operation?.id ?? '');

async function refusedLate(admit: () => void): Promise<void> {
  try {
    admit();
  } catch (error) {
    await setTimeout(REFUSED_AFTER_MS);
    throw error;
  }
}

/** Minutes begin at the same time for all keys. */
export function minuteCounts(what: string, most: number, clock: Clock, mostKeys = MOST_CALLERS) {
  let counts = new Map<string, number>();
  let endsAt = 0;

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
    rejectBeyond(key: string): void {
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
