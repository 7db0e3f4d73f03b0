import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startLocal } from './local-server.ts';

export interface Relay {
  /** The origin of the pages. */
  origin: string;
  /** The origin of the APIs: the same server under another host name. */
  apiOrigin: string;
  /** `POST /path` of each API call, without the browser's OPTIONS requests. */
  called: string[];
  stop(): Promise<void>;
}

const FORWARDED = ['authorization', 'content-type', 'idempotency-key', 'x-practice-context'];
const RETURNED = ['content-type', 'content-security-policy'];
const API = /^\/(marketplace|payment)\//;

/** An operator's server. It forwards the calls of two APIs to the portal's API, and every other request unchanged. */
export async function startRelay(portal: string): Promise<Relay> {
  const called: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    if (API.test(url)) {
      allow(request, response);
      if (method === 'OPTIONS') return void response.writeHead(204).end();
      called.push(`${method} ${url}`);
    }
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece as Buffer);
    const answer = await fetch(portal + url.replace(API, '/api/'), {
      method,
      headers: withNames(FORWARDED, (name) => request.headers[name]),
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    response
      .writeHead(answer.status, Object.fromEntries(withNames(RETURNED, (name) => answer.headers.get(name))))
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  const { origin, stop } = await startLocal(server);
  return { origin, apiOrigin: origin.replace('127.0.0.1', 'localhost'), called, stop };
}

const withNames = (
  names: readonly string[],
  read: (name: string) => string | string[] | null | undefined,
): [string, string][] =>
  names.flatMap((name) => {
    const value = read(name);
    return value ? [[name, String(value)] as [string, string]] : [];
  });

function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
}
