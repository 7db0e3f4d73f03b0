import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

interface Pair {
  client: Socket;
  server: Socket;
  silent: boolean;
}

/** A TCP proxy for a PostgreSQL server that can drop every packet of the open connections, like a cut network. */
export async function openSilentLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  const discarded = new Set<Pair>();

  // Half open, because a silent connection does not respond when the other side ends it either.
  const proxy = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    const pair: Pair = { client, server, silent: false };
    pairs.add(pair);
    forward(pair, client, server);
    forward(pair, server, client);
    for (const event of ['end', 'close']) {
      client.on(event, () => (pair.silent ? discarded.add(pair) : pairs.delete(pair)));
    }
  });

  function forward(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (bytes) => pair.silent || to.write(bytes));
    from.on('error', () => undefined);
    from.on('end', () => pair.silent || to.end());
    from.on('close', () => pair.silent || to.destroy());
  }

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = new URL(databaseUrl);
  address.hostname = '127.0.0.1';
  address.port = String((proxy.address() as AddressInfo).port);

  return {
    url: address.href,
    /**
     * Drops all packets of the currently open connections. New connections work.
     *
     * @returns how many are silent
     */
    goSilent(): number {
      for (const pair of pairs) pair.silent = true;
      return pairs.size;
    },
    /** The number of silent connections that the client has closed so far. */
    discarded: () => discarded.size,
    async close(): Promise<void> {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
