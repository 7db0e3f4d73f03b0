import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema.d.ts';
import type { Credential, SessionGate } from './session-gate.ts';

export type PortalClient = Client<paths>;

export interface ClientParts {
  /** Base address of the API, without a trailing slash. */
  baseUrl: string;
  session: SessionGate;
  fetch: (request: Request) => Promise<Response>;
  timeoutMs?: number;
}

export const CALL_TIMEOUT_MS = 15_000;

/** The calls that need no token. */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/authenticate',
  '/refresh-token',
  '/sign-out',
] satisfies (keyof paths)[]);
export const UNAUTHORIZED = 401;

/** The typed client of the contract. What its calls resolve to is read by `answerOf`. */
export function createPortalClient({ baseUrl, session, fetch, timeoutMs }: ClientParts): PortalClient {
  const client = createClient<paths>({ baseUrl, fetch: limited(fetch, timeoutMs ?? CALL_TIMEOUT_MS) });
  client.use(bearer(session), contextMarker);
  return client;
}

/**
 * Each attempt has its own time limit, the reading of the body included. The timer holds the controller: signals of
 * `AbortSignal.any` and `timeout` are forgotten, by Node at least, while nobody but a request holds them.
 */
export function limited(fetch: ClientParts['fetch'], timeoutMs: number): ClientParts['fetch'] {
  return (request) => {
    const limit = new AbortController();
    const { signal } = request;
    setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs);
    if (signal.aborted) limit.abort(signal.reason);
    signal.addEventListener('abort', () => limit.abort(signal.reason));
    return fetch(new Request(request, { signal: limit.signal }));
  };
}

/** Sends the session's token; a 401 is tried once more with the token that takes its place. */
function bearer(session: SessionGate): Middleware {
  const again = new Map<string, Request>();
  return {
    async onRequest({ request, schemaPath, id }) {
      if (OPEN_PATHS.has(schemaPath)) return undefined;
      const credential = await session.credential();
      if (credential.kind === 'none') return asResponse(credential);
      again.set(id, request.clone());
      return authorized(request, credential.accessToken);
    },

    async onResponse({ request, response, options, id }) {
      const retry = again.get(id);
      again.delete(id);
      if (!retry || response.status !== UNAUTHORIZED) return undefined;
      const refused = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      const credential = await session.renewed(refused);
      if (credential.kind === 'none') return asResponse(credential);
      return options.fetch(authorized(retry, credential.accessToken));
    },

    onError({ id }) {
      again.delete(id);
    },
  };
}

/** Flags the call that says who the user is (API-3). */
const contextMarker: Middleware = {
  onRequest({ request, schemaPath }) {
    if (schemaPath !== '/user') return undefined;
    request.headers.set('X-Portal-Context', 'current-user');
    return request;
  },
};

export function authorized(request: Request, accessToken: string): Request {
  request.headers.set('Authorization', `Bearer ${accessToken}`);
  return request;
}

export function asResponse({ failure }: Extract<Credential, { kind: 'none' }>): Response {
  return Response.json(failure, { status: failure.status });
}
