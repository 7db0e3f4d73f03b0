import type { FastifyInstance } from 'fastify';
import { escaped } from '../http/escaped.ts';
import type { OutboxRepository } from './outbox.queries.ts';

const NEWEST = 100;

type Message = Awaited<ReturnType<OutboxRepository['newest']>>[number];

/** Try-it mode only: `/dev/outbox` as a page, `/dev/outbox.json` as JSON. */
export function serveDevOutbox(app: FastifyInstance, outbox: OutboxRepository): void {
  app.get('/dev/outbox.json', async () => ({ results: await outbox.newest(NEWEST) }));
  app.get('/dev/outbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await outbox.newest(NEWEST))),
  );
}

const page = (messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
</head>
<body>
<h1>Outbox</h1>
<p>${messages.length === 0 ? 'No email has been written yet.' : `The newest ${messages.length} emails.`}</p>
${messages.map(article).join('\n')}
</body>
</html>
`;

const article = ({ subject, to, createdAt, state, lastError, body }: Message): string => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, ${createdAt.toISOString()}, ${state}${lastError && `: ${escaped(lastError)}`}</p>
<pre>${escaped(body)}</pre>
</article>`;
