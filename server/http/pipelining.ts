import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from './request-limits.ts';

/**
 * Handles a connection's requests one at a time. When a connection is cut, Node closes only the response that owns it.
 * A queued request would keep its file or stream open, so it does not begin.
 */
export function handleInTurn(app: FastifyInstance, { queued: most }: RequestLimits): void {
  const queued = new WeakMap<Socket, number>();

  app.addHook('onRequest', (request, { raw: response }, next) => {
    if (response.socket !== null) return next();
    const { socket } = request.raw;
    const count = (queued.get(socket) ?? 0) + 1;
    queued.set(socket, count);
    if (count > most) {
      socket.destroy();
      return;
    }
    const begin = () => {
      queued.set(socket, (queued.get(socket) ?? 1) - 1);
      next();
    };
    response.once('socket', AsyncResource.bind(begin));
  });
}
