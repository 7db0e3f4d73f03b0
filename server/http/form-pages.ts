import type { FastifyInstance, FastifyReply } from 'fastify';
import { initials } from '#domain/access/staff.ts';
import type { CallLimits } from './call-limits.ts';
import { escaped } from './escaped.ts';
import { FORM_PAGE_STYLES } from './form-page-styles.ts';
import { FORM_PAGE_POLICY } from './security-headers.ts';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

export interface FormPageText {
  title: string;
  /** The practice or the product. Unknown where a link names neither. */
  sender?: string;
  /** HTML of each paragraph. */
  says: readonly string[];
}

/** Pages for a person without a session. Each is one form or message, without a script. */
export function serveFormPages(
  app: FastifyInstance,
  callLimits: CallLimits,
  addRoutes: (pages: FastifyInstance) => void,
): void {
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => callLimits.admitOpen(request));
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    addRoutes(pages);
  });
}

export const formIn = (body: unknown): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '');

export const formPage = ({ title, sender, says }: FormPageText, more = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${FORM_PAGE_STYLES}</style>
</head>
<body>
<main>
${sender === undefined ? '' : senderHtml(sender)}<h1>${title}</h1>
${says.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
${more}
</main>
</body>
</html>
`;

const senderHtml = (name: string): string =>
  `<p class="sender"><span class="mark" aria-hidden="true">${escaped(initials(name))}</span>${escaped(name)}</p>\n`;

export const sendFormPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', FORM_PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

/** After a form, so that a reload does not send it again. */
export const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.redirect(path, SEE_OTHER);
