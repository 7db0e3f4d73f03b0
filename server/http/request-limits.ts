import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

const KILOBYTE = 1024;
const SECOND_MS = 1000;

/** How much a request may be, and how long it may take to arrive. */
export interface RequestLimits {
  bodyBytes: number;
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
}

export const REQUEST_LIMITS: RequestLimits = {
  bodyBytes: 64 * KILOBYTE,
  headBytes: 16 * KILOBYTE,
  headers: 100,
  queued: 100,
  headersWithinMs: 10 * SECOND_MS,
  requestWithinMs: 30 * SECOND_MS,
  keptAliveMs: 20 * SECOND_MS,
  silentMs: 60 * SECOND_MS,
  lookedAtEveryMs: SECOND_MS,
};

/** The limits as the listening server is told them. No part of an address is longer than a head: the contract says what is too long. */
export const listeningWithin = (limits: RequestLimits) =>
  ({
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: limits.headBytes },
    requestTimeout: limits.requestWithinMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.keptAliveMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headersWithinMs,
      connectionsCheckingInterval: limits.lookedAtEveryMs,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** Refuses what the parser lets pass: it drops headers beyond its own number without a word. */
export function refuseManyHeaders(app: FastifyInstance, { headers }: RequestLimits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length / 2 > headers) throw new HttpError(431, 'The request has too many headers.');
  });
}
