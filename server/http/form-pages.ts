import type { FastifyInstance, FastifyReply } from 'fastify';
import { initials } from '#domain/access/staff.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import type { CallLimits } from './call-limits.ts';
import { escaped } from './escaped.ts';
import { FORM_PAGE_STYLES } from './form-page-styles.ts';
import { PRODUCT_MARK } from './product-mark.ts';
import { FORM_PAGE_POLICY } from './security-headers.ts';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

export interface FormPageText {
  title: string;
  /** The practice, or the product if a link names no practice. */
  sender?: string;
  icon?: keyof typeof ICONS;
  /** HTML of each paragraph. */
  says: readonly string[];
}

const ICONS = {
  done: '<path d="m6.5 12.5 3.5 3.5 7.5-8"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16"/>',
} as const;

/** Pages for a person without a session. Each is one form or one message, without scripts. */
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

export const formPage = (
  { title, sender = PRODUCT_NAME, icon, says }: FormPageText,
  more = '',
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${FORM_PAGE_STYLES}</style>
</head>
<body>
<main>
<p class="sender"><span class="mark" aria-hidden="true">${markOf(sender)}</span>${escaped(sender)}</p>
${icon === undefined ? '' : iconHtml(icon)}<h1>${title}</h1>
${says.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
${more}
</main>
${sender === PRODUCT_NAME ? '' : `<footer>Sent with ${PRODUCT_NAME}</footer>`}
</body>
</html>
`;

const markOf = (sender: string): string =>
  sender === PRODUCT_NAME ? PRODUCT_MARK : escaped(initials(sender));

const iconHtml = (icon: keyof typeof ICONS): string =>
  `<span class="icon"${icon === 'done' ? ' data-tone="success"' : ''} aria-hidden="true"><svg viewBox="0 0 24 24" width="24" height="24">${ICONS[icon]}</svg></span>
`;

export const sendFormPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', FORM_PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

/** Redirects after a form, so that a reload does not submit it again. */
export const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.redirect(path, SEE_OTHER);
