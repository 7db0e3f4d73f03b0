import { formatInstant } from '#domain/date/format-instant.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { escaped } from '../http/escaped.ts';
import { PRODUCT_MARK } from '../http/product-mark.ts';
import { DEV_OUTBOX_STYLES } from './dev-outbox-styles.ts';
import type { OutboxRepository } from './outbox.queries.ts';

type Listed = Awaited<ReturnType<OutboxRepository['newest']>>[number];

interface OpenedEmail extends Listed {
  html: string | null;
  from: string;
  isText: boolean;
  /** The name of its file. */
  attachment: string | undefined;
}

interface Outbox {
  messages: readonly Listed[];
  opened: OpenedEmail | undefined;
  /** A phone shows the list until an email is chosen. */
  isChosen: boolean;
  hasMailServer: boolean;
}

export const outboxHtml = ({ messages, opened, isChosen, hasMailServer }: Outbox): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${DEV_OUTBOX_STYLES}</style>
</head>
<body${isChosen ? ' class="chosen"' : ''}>
<header><span class="logo">${PRODUCT_MARK}${PRODUCT_NAME}</span><h1>Outbox</h1>
<a href="${ROUTES.dashboard.path}">Back to the portal</a></header>
${opened ? `${list(messages, opened, hasMailServer)}\n${article(opened)}` : '<p class="empty">No emails yet</p>'}
</body>
</html>
`;

const NO_MAIL_SERVER =
  '<p class="muted notice">No mail server is set up, so emails stay here and don’t reach patients.</p>';

const list = (
  messages: readonly Listed[],
  opened: Listed,
  hasMailServer: boolean,
): string => `<nav aria-label="Emails">${hasMailServer ? '' : NO_MAIL_SERVER}<ul>
${messages.map((message) => entry(message, message.id === opened.id)).join('\n')}
</ul></nav>`;

const entry = (message: Listed, isOpened: boolean): string =>
  `<li><a href="/dev/outbox/${message.id}"${isOpened ? ' aria-current="page"' : ''}><b>${escaped(message.subject)}</b>
<span>${escaped(message.to)}</span>${badge(message)}<span class="muted preview">${escaped(preview(message))}</span>
<span class="muted">${timeOf(message)}</span></a></li>`;

const article = (email: OpenedEmail): string => `<main>
<a class="back" href="/dev/outbox">All emails</a>
<div class="envelope">
<h2>${escaped(email.subject)}</h2>
<dl><dt>From</dt><dd>${senderHtml(email.from)}</dd><dt>To</dt><dd>${escaped(email.to)}</dd>
<dt>Date</dt><dd>${timeOf(email)}</dd>
<dt>Status</dt><dd>${badge(email)}${email.lastError && ` ${escaped(email.lastError)}`}</dd></dl>
<ul class="actions">${actions(email)}</ul>
</div>
${email.isText ? `<pre tabindex="0">${escaped(email.body)}</pre>` : frame(email)}
</main>`;

const actions = ({ id, html, isText, attachment }: OpenedEmail): string =>
  [
    ...(html === null ? [] : [tab(`/dev/outbox/${id}`, 'Formatted', !isText)]),
    tab(`/dev/outbox/${id}?as=text`, 'Plain text', isText),
    ...(attachment === undefined ? [] : [tab(`/dev/outbox/${id}/file`, escaped(attachment), false)]),
  ].join('');

const tab = (address: string, label: string, isCurrent: boolean): string =>
  `<li><a href="${address}"${isCurrent ? ' aria-current="true"' : ''}>${label}</a></li>`;

const frame = ({ id, subject }: OpenedEmail): string =>
  `<iframe title="${escaped(subject)}" src="/dev/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;

const STATES: Readonly<Record<Listed['state'], [label: string, tone: string]>> = {
  waiting: ['Not sent yet', 'neutral'],
  sending: ['Sending', 'neutral'],
  sent: ['Sent', 'success'],
  failed: ['Not sent', 'danger'],
  unknown: ['May have been sent', 'warning'],
};

function badge({ state }: Listed): string {
  const [label, tone] = STATES[state];
  return `<span class="badge" data-tone="${tone}">${label}</span>`;
}

/** The first paragraph after the greeting. */
const preview = ({ body }: Listed): string => body.split('\n\n')[1] ?? body;

const timeOf = ({ createdAt, timeZone }: Listed): string => formatInstant(createdAt.toISOString(), timeZone);

/** The name as mail programs show it, without the quotes of its header. */
function senderHtml(from: string): string {
  const [, name = '', address = from] = /^"?(.*?)"? <(.+)>$/.exec(from) ?? [];
  return `${escaped(name)} <span class="muted">${escaped(address)}</span>`;
}
