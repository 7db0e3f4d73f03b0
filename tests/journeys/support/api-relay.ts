import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ApiRelay {
  origin: string;
  /** `POST /path` of each call, without the browser's OPTIONS requests. */
  called: string[];
  stop(): Promise<void>;
}

const PASSED = ['authorization', 'content-type', 'idempotency-key', 'x-practice-context'];

/** An API on an origin of its own, as a gateway of the practice's operator: it passes each call on to the portal's. */
export async function startApiRelay(portal: () => string): Promise<ApiRelay> {
  const called: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '');
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      response.writeHead(204).end();
      return;
    }
    called.push(`${method} ${url}`);
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece as Buffer);
    const answer = await fetch(portal() + url.replace(/^\/[^/]+/, '/api'), {
      method,
      headers: PASSED.flatMap((name) =>
        headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
      ),
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
