import type { FastifyInstance, FastifyReply } from 'fastify';
import { initials } from '#domain/access/staff.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import type { CallLimits } from './call-limits.ts';
import { escaped } from './escaped.ts';
import { FORM_PAGE_STYLES } from './form-page-styles.ts';
import { opensPage } from './opens-page.ts';
import { PRODUCT_MARK } from './product-mark.ts';
import { FORM_PAGE_POLICY } from './security-headers.ts';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

export interface FormPageText {
  title: string;
  /** The practice, or null where a patient's link names none. Without it, the page is for staff. */
  sender?: string | null;
  icon?: keyof typeof ICONS;
  /** HTML of each paragraph. */
  says: readonly string[];
}

const ICONS = {
  done: '<path d="m6.5 12.5 3.5 3.5 7.5-8"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16"/>',
} as const;

/** Pages for a person without a session. Each is one form or message, which works without a script. */
export function serveFormPages(
  app: FastifyInstance,
  callLimits: CallLimits,
  addRoutes: (pages: FastifyInstance) => void,
): void {
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => callLimits.admitOpen(request));
    pages.addHook('onSend', async (request, reply, payload) =>
      opensPage(request) && isErrorBody(reply, payload) ? failedPage(reply, payload) : payload,
    );
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    addRoutes(pages);
  });
}

const isErrorBody = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json');

/** The person sees a sentence in place of the JSON. */
function failedPage(reply: FastifyReply, error: string): string {
  const { message } = JSON.parse(error) as { message: string };
  describePage(reply);
  return formPage({ title: 'This page couldn’t load', icon: 'link', says: [escaped(message), RELOAD] });
}

const RELOAD = 'Reload this page to try again.';

export const formIn = (body: unknown): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '');

export const formPage = (
  { title, sender, icon, says }: FormPageText,
  more = '',
  script?: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${FORM_PAGE_STYLES}</style>${script === undefined ? '' : `\n<script src="${script}" defer></script>`}
</head>
<body>
<main${sender === undefined ? ' class="staff"' : ''}>
${senderHtml(sender)}${icon === undefined ? '' : iconHtml(icon)}<h1>${title}</h1>
${says.map((paragraph) => `<p class="says">${paragraph}</p>`).join('\n')}
${more}
</main>
${sender === undefined ? '' : `<footer>Sent with ${PRODUCT_NAME}</footer>`}
</body>
</html>
`;

function senderHtml(sender: string | null | undefined): string {
  if (sender === null) return '';
  if (sender === undefined) return `<p class="logo">${PRODUCT_MARK}${PRODUCT_NAME}</p>\n`;
  return `<p class="sender"><span class="mark" aria-hidden="true">${escaped(initials(sender))}</span>${escaped(sender)}</p>\n`;
}

const iconHtml = (icon: keyof typeof ICONS): string =>
  `<span class="icon"${icon === 'done' ? ' data-tone="success"' : ''} aria-hidden="true"><svg viewBox="0 0 24 24" width="24" height="24">${ICONS[icon]}</svg></span>
`;

const describePage = (reply: FastifyReply, policy = FORM_PAGE_POLICY): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8');

export const sendFormPage = (reply: FastifyReply, html: string, policy?: string): FastifyReply =>
  describePage(reply, policy).send(html);

/** Redirects after a form, so that a reload does not submit it again. */
export const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.redirect(path, SEE_OTHER);
