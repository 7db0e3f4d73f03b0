import type { Server } from 'node:http';
import { parse } from 'node:querystring';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

const KILOBYTE = 1024;
const SECOND_MS = 1000;

/** How much a request may be, and how long it may take to arrive. */
export interface RequestLimits {
  /** Of a caller with a token. */
  bodyBytes: number;
  /** Of a caller without one. */
  openBodyBytes: number;
  /** Of a query. */
  parameters: number;
  /** Names of fields in a JSON body, in all of its objects together. */
  bodyFields: number;
  bodyValues: number;
  bodyDepth: number;
  /** Of the address and all headers together. */
  headBytes: number;
  headers: number;
  /** On one connection, behind the one that is being answered. */
  queued: number;
  headersWithinMs: number;
  /** Headers and body. */
  requestWithinMs: number;
  /** How long a connection is kept on which nothing is asked. */
  keptAliveMs: number;
  /**
   * How long a connection is kept on which no byte moves, as when a client does not read its response. Longer than the
   * slowest response, a payment whose gateway does not respond.
   */
  silentMs: number;
  /** How often connections are looked at. */
  lookedAtEveryMs: number;
  /** Calls without a valid token, from one address. */
  openCallsPerMinute: number;
  /** Invalid requests of one session, or without a token from one address: then all of its requests are refused. */
  invalidPerMinute: number;
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
  keptAliveMs: 20 * SECOND_MS,
  silentMs: 60 * SECOND_MS,
  lookedAtEveryMs: SECOND_MS,
  openCallsPerMinute: 600,
  invalidPerMinute: 60,
};

/** The limits as the listening server is told them; a route behind a token takes a larger body. No part of an address is longer than a head: the contract says what is too long. */
export const listeningWithin = (limits: RequestLimits) =>
  ({
    bodyLimit: limits.openBodyBytes,
    routerOptions: {
      maxParamLength: limits.headBytes,
      // One more than the limit: the check after the token then sees that there are too many.
      querystringParser: (query) => parse(query, undefined, undefined, { maxKeys: limits.parameters + 1 }),
    },
    requestTimeout: limits.requestWithinMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.keptAliveMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headersWithinMs,
      // Node's own refusal has no body: `refuseUnclearHost` answers in its place.
      requireHostHeader: false,
      connectionsCheckingInterval: limits.lookedAtEveryMs,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** Refuses a request without exactly one host (RFC 9112, 3.2): two servers on its way could take it for another's. */
export function refuseUnclearHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
      throw new HttpError(400, 'malformedRequest', 'The request is not valid HTTP.', {
        headers: { connection: 'close' },
      });
  });
}

/** Refuses what the parser lets pass: it drops headers beyond its own number without a word. */
export function refuseManyHeaders(app: FastifyInstance, { headers }: RequestLimits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length / 2 > headers)
      throw new HttpError(431, 'headersTooLarge', 'The request has too many headers.');
  });
}
