import { createServer } from 'node:http';
import { startLocal } from './local-server.ts';

export interface ApiRelay {
  origin: string;
  /** `POST /path` of each call, without the browser's OPTIONS requests. */
  called: string[];
  stop(): Promise<void>;
}

const FORWARDED = ['authorization', 'content-type', 'idempotency-key', 'x-practice-context'];

/** An API on another origin, like an operator's gateway: it forwards each call to the portal's API. */
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
      headers: FORWARDED.flatMap((name) =>
        headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
      ),
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(await answer.text());
  });
  return { ...(await startLocal(server)), called };
}
