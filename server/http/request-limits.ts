import type { Server } from 'node:http';
import { parse } from 'node:querystring';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock.ts';
import { HttpError } from './http-error.ts';

const KILOBYTE = 1024;

export interface RequestLimits {
  bodyBytes: number;
  openBodyBytes: number;
  parameters: number;
  /** The total over all objects in a JSON body. */
  bodyFields: number;
  bodyValues: number;
  bodyDepth: number;
  /** The URL and all headers together. */
  headBytes: number;
  headers: number;
  queued: number;
  headersWithinMs: number;
  /** Headers and body. */
  requestWithinMs: number;
  keepAliveMs: number;
  /**
   * For connections without traffic, such as a client that does not read its response. Longer than the slowest
   * response: a payment whose gateway does not respond.
   */
  silentMs: number;
  checkedEveryMs: number;
  /** Without a valid token, per network. */
  openCallsPerMinute: number;
  /** Per session, or per network without a token. Beyond it all requests are rejected. */
  invalidPerMinute: number;
  /** Files of procedure codes that are checked or imported, per session. */
  codeFilesPerMinute: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  bodyBytes: 64 * KILOBYTE,
  openBodyBytes: 2 * KILOBYTE,
  parameters: 100,
  bodyFields: 100,
  bodyValues: 2000,
  bodyDepth: 8,
  headBytes: 16 * KILOBYTE,
  headers: 100,
  queued: 100,
  headersWithinMs: 10 * SECOND_MS,
  requestWithinMs: 30 * SECOND_MS,
  keepAliveMs: 20 * SECOND_MS,
  silentMs: 60 * SECOND_MS,
  checkedEveryMs: SECOND_MS,
  openCallsPerMinute: 600,
  invalidPerMinute: 60,
  codeFilesPerMinute: 120,
};

/** Routes with a token accept a larger body. The contract limits the length of path parameters. */
export const listeningWithin = (limits: RequestLimits) =>
  ({
    bodyLimit: limits.openBodyBytes,
    routerOptions: {
      maxParamLength: limits.headBytes,
      // One more than the limit, so that the check after the token sees the excess.
      querystringParser: (query) => parse(query, undefined, undefined, { maxKeys: limits.parameters + 1 }),
    },
    requestTimeout: limits.requestWithinMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headersWithinMs,
      // Node's own response has no body. `rejectUnclearHost` responds instead.
      requireHostHeader: false,
      connectionsCheckingInterval: limits.checkedEveryMs,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** RFC 9112, 3.2: with no host or several, two servers could route the request differently. */
export function rejectUnclearHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
      throw new HttpError(400, 'malformedRequest', 'The request is not valid HTTP.', {
        headers: { connection: 'close' },
      });
  });
}

/** The parser silently drops headers beyond its limit. */
export function rejectManyHeaders(app: FastifyInstance, { headers }: RequestLimits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length / 2 > headers)
      throw new HttpError(431, 'headersTooLarge', 'The request has too many headers.');
  });
}
