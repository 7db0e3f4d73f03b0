import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** Requests the token, and shows what it gets. `?silent` in the base asks for nothing. */
const framePage = (hostile: string) => `<!doctype html><html lang="en"><title>Plans</title>
<main><h2>Marketplace</h2><p id="address"></p><p id="got">No token</p></main>
<script>
  document.getElementById('address').textContent = location.pathname + location.search;
  const tokens = [];
  addEventListener('message', ({ data, origin }) => {
    if (data.type !== 'action_token') return;
    tokens.push(data.token);
    document.getElementById('got').textContent = JSON.stringify({ origin, keys: Object.keys(data), tokens: tokens.length });
    window.gotToken = data.token;
  });
  if (location.pathname.startsWith('/silent/') === false) parent.postMessage({ type: 'action_request_token' }, '*');
  if (location.pathname.startsWith('/hostile/')) {
    const add = (src, sandbox) => {
      const frame = document.createElement('iframe');
      frame.title = 'Hostile';
      if (sandbox) frame.sandbox = 'allow-scripts';
      frame.src = src;
      document.querySelector('main').append(frame);
    };
    add('${hostile}/attack', false);
    add('/attack', false);
    add('/attack?opaque', true);
  }
</script></html>`;

const attackPage = `<!doctype html><html lang="en"><title>Attack</title><p id="got">Nothing</p><script>
  addEventListener('message', ({ data }) => { document.getElementById('got').textContent = JSON.stringify(data); });
  for (let i = 0; i < 50; i += 1) top.postMessage({ type: 'action_request_token' }, '*');
</script></html>`;

export interface MarketplaceServer {
  origin: string;
  /** The paths that were requested. */
  requested: string[];
  stop(): Promise<void>;
}

/** A marketplace on an origin of its own. `hostile` is an origin whose frames attack the portal. */
export async function startMarketplace(hostile = ''): Promise<MarketplaceServer> {
  const requested: string[] = [];
  const server: Server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response
      .writeHead(200, HEADERS)
      .end(request.url?.startsWith('/attack') ? attackPage : framePage(hostile));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
