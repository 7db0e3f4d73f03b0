import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientAddress } from './client-address.ts';
import { HttpError } from './http-error.ts';

type Limits = Pick<Config, 'maxConnectionsPerAddress' | 'trustedProxies'>;

/**
 * Limits connections per client. Clients behind a trusted proxy share its connections, so their concurrent requests are
 * limited, by the forwarded address.
 */
export function limitConnections(app: FastifyInstance, limits: Limits): void {
  const isProxy = memberOf(limits.trustedProxies);
  const open = countsUpTo(limits.maxConnectionsPerAddress);

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const { client } = clientAddress(remoteAddress);
    if (!open.add(client)) socket.destroy();
    else socket.once('close', () => open.remove(client));
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isProxy(request.raw.socket.remoteAddress ?? '')) return;
    const { client } = clientAddress(request.ip);
    if (!open.add(client)) throw tooManyAtOnce();
    reply.raw.once('close', () => open.remove(client));
  });
}

const tooManyAtOnce = (): HttpError =>
  new HttpError(
    429,
    'tooManyRequests',
    'Too many requests at the same time from your network. Try again in a moment.',
    { headers: { 'retry-after': '1' } },
  );

function countsUpTo(most: number) {
  const counts = new Map<string, number>();
  return {
    add(key: string): boolean {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    remove(key: string): void {
      const count = (counts.get(key) ?? 1) - 1;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

function memberOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => address !== '' && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
