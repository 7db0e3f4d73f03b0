import type { Credential, SessionGate } from './session-gate.ts';

export const CALL_TIMEOUT_MS = 15_000;
const UNAUTHORIZED = 401;
/** The `Accept` header of a call that opens a stream. Such a call has no time limit. */
export const EVENT_STREAM = 'text/event-stream';

/** A call before it is sent. `openapi-fetch` makes it in place of a `Request`, so that each attempt builds only one. */
export class Call {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit;

  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.init = { ...init, headers: new Headers(init.headers) };
  }
}

/** For `createClient`, whose type asks for a `Request`. */
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

/**
 * The one way to the API: a call is sent with the session's token, and once more with the token that takes the place of
 * one that was refused.
 */
export function createSend({ session, fetch, timeoutMs = CALL_TIMEOUT_MS }: SendParts): Send {
  const attempt = ({ url, init }: Call, accessToken?: string) => {
    const headers = new Headers(init.headers);
    if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
    const isStream = headers.get('Accept') === EVENT_STREAM;
    const signal = isStream ? init.signal : limited(init.signal, timeoutMs);
    return fetch(new Request(url, { ...init, headers, ...(signal && { signal }) }));
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
 * A signal that also ends an attempt after a time, the reading of its body included. The timer holds the controller:
 * signals of `AbortSignal.any` and `timeout` are forgotten, by Node at least, while nobody but a request holds them.
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
