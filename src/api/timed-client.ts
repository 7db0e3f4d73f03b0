import type { PortalClient } from './client.ts';
import { createHostClient } from './host-client.ts';

/** `answeredAt` is when the first response came, by the server's clock: the computer's may be wrong. */
export function createTimedClient(host: Parameters<typeof createHostClient>[0]): {
  client: PortalClient;
  answeredAt(): { asOf?: string };
} {
  let first: { asOf?: string } = {};
  const client = createHostClient({
    async fetch(path, init) {
      const answer = await host.fetch(path, init);
      const at = Date.parse(answer.headers.get('date') ?? '');
      if (first.asOf === undefined && !Number.isNaN(at)) first = { asOf: new Date(at).toISOString() };
      return answer;
    },
  });
  return { client, answeredAt: () => first };
}
