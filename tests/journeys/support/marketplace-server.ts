import { createServer, type Server } from 'node:http';
import { startLocal } from './local-server.ts';

/**
 * `hostile`: the page has frames and a popup that attack the portal. `leaving`: it opens a page that does. `failing`: the
 * server responds with status 500. `down`: it closes the connection.
 * A `leaving` page loads until `/picture` has responded, so a test decides whether its request comes before its load.
 */
type Behavior = 'requesting' | 'hostile' | 'silent' | 'leaving' | 'failing' | 'down';

/** A host whose name begins like this machine's name. */
export const LOOK_ALIKE = 'http://127.0.0.1.example';

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** Requests the token, unless it is silent, and shows what it receives. */
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
    add('${LOOK_ALIKE}/attack', false);
    open('${hostile}/attack');
  }
  if ('${behavior}' === 'leaving') {
    document.querySelector('main').append(Object.assign(new Image(), { src: '/picture', alt: '' }));
    addEventListener('load', () => setTimeout(() => { location = '${hostile}/attack?times=1'; }));
  }
</script></html>`;

/** Requests the token 50 times, or as often as its address requires, from the page that contains it or opened it. */
export const ATTACK_PAGE = `<!doctype html><html lang="en"><title>Attack</title><p id="got">Nothing</p><p id="opener"></p><script>
  document.getElementById('opener').textContent = opener ? 'Has an opener' : 'No opener';
  addEventListener('message', ({ data }) => { document.getElementById('got').textContent = JSON.stringify(data); });
  const target = (opener ?? window).top;
  const times = target === window ? 0 : Number(new URLSearchParams(location.search).get('times') ?? 50);
  for (let i = 0; i < times; i += 1) target.postMessage({ type: 'action_request_token' }, '*');
</script></html>`;

export interface MarketplaceServer {
  origin: string;
  behavior: Behavior;
  /** The paths that were requested. */
  requested: string[];
  stop(): Promise<void>;
}

/** A marketplace on a separate origin. `hostile` is the origin of the frames that attack the portal. */
export async function startMarketplace(hostile = ''): Promise<MarketplaceServer> {
  const requested: string[] = [];
  let marketplace: MarketplaceServer;
  const server: Server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (marketplace.behavior === 'down') return void request.socket.destroy();
    if (marketplace.behavior === 'failing') return void response.writeHead(500, HEADERS).end('Out of order');
    response
      .writeHead(200, HEADERS)
      .end(request.url?.startsWith('/attack') ? ATTACK_PAGE : framePage(marketplace.behavior, hostile));
  });
  marketplace = { ...(await startLocal(server)), behavior: 'requesting', requested };
  return marketplace;
}
