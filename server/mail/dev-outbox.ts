import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/http-error.ts';
import { DEV_OUTBOX_POLICY, EMAIL_POLICY } from '../http/security-headers.ts';
import type { AttachmentOf } from './attachments.queries.ts';
import { outboxHtml } from './dev-outbox-html.ts';
import { type InlineImage, withLogoInside } from './email-logo.ts';
import type { OutboxRepository } from './outbox.queries.ts';
import { senderOf } from './sender.ts';

const NEWEST = 100;

interface Route {
  Params: { id: string };
  Querystring: { as?: string; search?: string | string[] };
}

interface Parts {
  outbox: OutboxRepository;
  attachmentOf: AttachmentOf;
  logoOf: (html: string | null) => Promise<InlineImage | undefined>;
  from: string;
  hasMailServer: boolean;
}

/** Try-it mode only: emails as a mail program shows them at `/dev/outbox`, and as JSON at `/dev/outbox.json`. */
export function serveDevOutbox(
  app: FastifyInstance,
  { outbox, attachmentOf, logoOf, from, hasMailServer }: Parts,
): void {
  async function find(id: string) {
    const message = /^\d{1,9}$/.test(id) ? await outbox.find(Number(id)) : undefined;
    if (!message) throw notFound();
    return message;
  }

  async function show(
    reply: FastifyReply,
    id: string | undefined,
    { as, search: given }: Route['Querystring'],
  ) {
    const search = [given ?? ''].flat().join(' ');
    const messages = await outbox.newest(NEWEST, search);
    const opened = id === undefined ? messages[0]?.id : id;
    const message = opened === undefined ? undefined : await find(String(opened));
    const file = message && (await attachmentOf(message));
    const html = outboxHtml({
      messages,
      search,
      isChosen: id !== undefined,
      hasMailServer,
      opened: message && {
        ...message,
        from: senderOf(from, message.practiceName),
        isText: as === 'text' || message.html === null,
        attachment: file?.name,
      },
    });
    return reply
      .header('content-security-policy', DEV_OUTBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.get('/dev/outbox.json', async () => ({ results: await outbox.newest(NEWEST) }));
  app.get<Route>('/dev/outbox', ({ query }, reply) => show(reply, undefined, query));
  app.get<Route>('/dev/outbox/:id', ({ params, query }, reply) => show(reply, params.id, query));

  app.get<Route>('/dev/outbox/:id/html', async ({ params }, reply) => {
    const { html } = await find(params.id);
    if (html === null) throw notFound();
    return reply
      .header('content-security-policy', EMAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(withLogoInside(html, await logoOf(html)));
  });

  app.get<Route>('/dev/outbox/:id/file', async ({ params }, reply) => {
    const file = await attachmentOf(await find(params.id));
    if (!file) throw notFound();
    return reply
      .header('content-disposition', `inline; filename="${file.name}"`)
      .type(file.type)
      .send(file.content);
  });
}
