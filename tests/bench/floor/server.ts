import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Patient, Person, Rows, Transaction } from './src/contract.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../dist/floor');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const ROWS = 200;

type Encoding = 'br' | 'gzip' | 'identity';

interface File {
  bodies: Record<Encoding, Buffer>;
  type: string;
  caching: string;
}

const encode: Record<Encoding, (raw: Buffer) => Buffer> = {
  br: (raw) => brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (raw) => gzipSync(raw, { level: 9 }),
  identity: (raw) => raw,
};

const compressed = (raw: Buffer): File['bodies'] => ({
  br: encode.br(raw),
  gzip: encode.gzip(raw),
  identity: raw,
});

function readFiles(): Map<string, File> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => path.extname(name) in TYPES)
      .map((name) => [
        `/${name.split(path.sep).join('/')}`,
        {
          bodies: compressed(readFileSync(path.join(FOLDER, name))),
          type: TYPES[path.extname(name)] ?? '',
          caching: name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
        },
      ]),
  );
}

function acceptedBy(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const person: Person = {
  name: 'Floor Person',
  organizations: Array.from({ length: 5 }, (_, place) => ({
    id: `o${place}`,
    name: `Organization ${place + 1}`,
    practices: Array.from({ length: 3 }, (_each, number) => ({
      id: `o${place}p${number}`,
      name: `Practice ${place + 1}.${number + 1}`,
    })),
  })),
};

const patients = Array.from(
  { length: ROWS },
  (_, place): Patient => ({
    id: `p${place}`,
    name: `Patient Number ${place}`,
    email: `patient.${place}@floor.test`,
    birthDate: '1980-01-01',
    plan: 'Family Care',
    status: 'Active',
    dueCents: place * 100,
  }),
);

const transactions = Array.from(
  { length: ROWS },
  (_, place): Transaction => ({
    id: `t${place}`,
    member: `Patient Number ${place}`,
    plan: 'Family Care',
    status: 'Paid',
    chargeCents: 3000,
    paidOn: '2026-01-31',
  }),
);

function pageOf<Row>(rows: readonly Row[], query: URLSearchParams): Rows<Row> {
  const size = Number(query.get('size'));
  const first = Number(query.get('page')) * size;
  return { rows: rows.slice(first, first + size), total: rows.length };
}

function answerOf({ pathname, searchParams }: URL): unknown {
  if (pathname === '/api/login') return { accessToken: 'floor' };
  if (pathname === '/api/me') return person;
  if (pathname === '/api/patients') return pageOf(patients, searchParams);
  if (pathname === '/api/transactions') return pageOf(transactions, searchParams);
  return undefined;
}

function send(response: ServerResponse, encoding: Encoding, body: Buffer, headers: Record<string, string>) {
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding, vary: 'accept-encoding' };
  response.writeHead(200, { ...headers, ...encoded, 'content-length': body.length }).end(body);
}

/** Serves the built floor with the portal's compression and caching, and responds to its calls immediately. */
export function serveFloor(port: number): Promise<Server> {
  const files = readFiles();
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://floor');
    const encoding = acceptedBy(request);
    const answer = answerOf(url);
    if (answer !== undefined) {
      request.resume();
      const onTheFly = encoding === 'br' ? 'gzip' : encoding;
      return send(response, onTheFly, encode[onTheFly](Buffer.from(JSON.stringify(answer))), {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    }
    const file = files.get(url.pathname) ?? files.get('/index.html');
    if (!file) return response.writeHead(404).end();
    send(response, encoding, file.bodies[encoding], {
      'content-type': file.type,
      'cache-control': file.caching,
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
