import { createServer, type Server } from 'node:http';
import { startLocal } from './local-server.ts';

/** `hostile`: the page has frames that attack the portal. */
type Behavior = 'requesting' | 'hostile' | 'silent';

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** Requests the token, unless it is silent, and shows what it gets. */
const framePage = (
  behavior: Behavior,
  hostile: string,
) => `<!doctype html><html lang="en"><title>Plans</title>
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
  if ('${behavior}' !== 'silent') parent.postMessage({ type: 'action_request_token' }, '*');
  if ('${behavior}' === 'hostile') {
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
  behavior: Behavior;
  /** The paths that were requested. */
  requested: string[];
  stop(): Promise<void>;
}

/** A marketplace on an origin of its own. `hostile` is the origin of the frames that attack the portal. */
export async function startMarketplace(hostile = ''): Promise<MarketplaceServer> {
  const requested: string[] = [];
  let marketplace: MarketplaceServer;
  const server: Server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response
      .writeHead(200, HEADERS)
      .end(request.url?.startsWith('/attack') ? attackPage : framePage(marketplace.behavior, hostile));
  });
  marketplace = { ...(await startLocal(server)), behavior: 'requesting', requested };
  return marketplace;
}
