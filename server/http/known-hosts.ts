import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from './http-error.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const PORT = /:\d+$/;

/**
 * Rejects unknown hosts. The password of try-it mode is public: without this check, another site could point its own
 * name at this machine (DNS rebinding) and read the portal.
 */
export function rejectForeignHosts(
  app: FastifyInstance,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
): void {
  const known = new Set([...LOCAL, isIPv6(host) ? `[${host}]` : host, new URL(publicUrl).hostname]);

  app.addHook('onRequest', async ({ raw }) => {
    const name = (raw.headers.host ?? '').replace(PORT, '').toLowerCase();
    if (known.has(name)) return;
    throw new HttpError(
      421,
      'unknownHost',
      `The server does not respond at this address. Open ${publicUrl}, or set PUBLIC_URL to the address that you use.`,
    );
  });
}
