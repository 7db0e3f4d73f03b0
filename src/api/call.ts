import type { Credential, SessionGate } from './session-gate.ts';

export const CALL_TIMEOUT_MS = 15_000;
const UNAUTHORIZED = 401;
/** The `Accept` header of a stream. A stream has no time limit. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * A call that is not sent yet. `openapi-fetch` creates it instead of a `Request`, so that each attempt builds one
 * `Request`.
 */
export class Call {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit & { headers: Headers };

  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.init = { ...init, headers: new Headers(init.headers) };
  }
}

/** `createClient` types its option as `Request`. */
export const callsAsRequests = (send: (call: Call) => Promise<Response>) => ({
  Request: Call as unknown as typeof Request,
  fetch: (call: Request) => send(call as unknown as Call),
});

export interface SendParts {
  session: SessionGate;
  fetch: (request: Request) => Promise<Response>;
  timeoutMs?: number;
}

export type Send = (call: Call, auth: 'token' | 'open') => Promise<Response>;

/** Every call passes here. After a 401 it is sent once more with the renewed token. */
export function createSend({ session, fetch, timeoutMs = CALL_TIMEOUT_MS }: SendParts): Send {
  const attempt = ({ url, init }: Call, accessToken?: string) => {
    const isStream = init.headers.get('Accept') === EVENT_STREAM;
    const signal = isStream ? init.signal : limited(init.signal, timeoutMs);
    const request = new Request(url, { ...init, ...(signal && { signal }) });
    if (accessToken !== undefined) request.headers.set('Authorization', `Bearer ${accessToken}`);
    return fetch(request);
  };
  return async (call, auth) => {
    if (auth === 'open') return attempt(call);
    const first = await session.credential();
    if (first.kind === 'none') return asResponse(first);
    const response = await attempt(call, first.accessToken);
    if (response.status !== UNAUTHORIZED) return response;
    const second = await session.renewed(first.accessToken);
    return second.kind === 'none' ? asResponse(second) : attempt(call, second.accessToken);
  };
}

/**
 * Also aborts an attempt, including the reading of its body, after a timeout. The timer keeps the controller alive:
 * Node garbage-collects the signals of `AbortSignal.any` and `timeout` while only a request refers to them.
 */
export function limited(signal: AbortSignal | null | undefined, timeoutMs = CALL_TIMEOUT_MS): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs);
  if (signal?.aborted) limit.abort(signal.reason);
  signal?.addEventListener('abort', () => limit.abort(signal.reason));
  return limit.signal;
}

const asResponse = ({ failure }: Extract<Credential, { kind: 'none' }>): Response =>
  Response.json(failure, { status: failure.status });
