import { formatZoned } from '#domain/date/format-instant.ts';
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
  search: string;
  /** A phone shows the list until an email is chosen. */
  isChosen: boolean;
  hasMailServer: boolean;
}

export const outboxHtml = (outbox: Outbox): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${DEV_OUTBOX_STYLES}</style>
</head>
<body${outbox.isChosen ? ' class="chosen"' : ''}>
<header><span class="logo">${PRODUCT_MARK}${PRODUCT_NAME}</span><h1>Outbox</h1>
<a href="${ROUTES.dashboard.path}">Back to the portal</a></header>
${list(outbox)}
${outbox.opened ? article(outbox.opened, outbox.search) : ''}
</body>
</html>
`;

const NO_MAIL_SERVER =
  '<p class="muted notice">No mail server is set up, so emails stay here and don’t reach patients.</p>';

const list = ({ messages, opened, search, hasMailServer }: Outbox): string =>
  `<nav aria-label="Emails">${hasMailServer ? '' : NO_MAIL_SERVER}
<form role="search" action="/dev/outbox"><input type="search" name="search" value="${escaped(search)}"
  aria-label="Search emails" placeholder="Search by patient, email or subject" maxlength="100"></form>
${messages.length === 0 ? `<p class="empty">${search === '' ? 'No emails yet' : 'No emails match'}</p>` : ''}<ul>
${messages.map((message) => entry(message, { isOpened: message.id === opened?.id, search, hasMailServer })).join('\n')}
</ul></nav>`;

/** The search stays while emails are opened. */
const addressOf = (path: string, search: string, as: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...as, ...(search !== '' && { search }) }).toString();
  return query === '' ? path : escaped(`${path}?${query}`);
};

interface EntryProps extends Pick<Outbox, 'search' | 'hasMailServer'> {
  isOpened: boolean;
}

/** Without a mail server, no email is sent, which the notice above the list says once. */
const entry = (message: Listed, { isOpened, search, hasMailServer }: EntryProps): string =>
  `<li><a href="${addressOf(`/dev/outbox/${message.id}`, search)}"${isOpened ? ' aria-current="page"' : ''}>
<span class="who"><b>${escaped(message.personName || message.to)}</b>${message.personName && ` <span class="muted">${escaped(message.to)}</span>`}</span>
<span class="muted">${timeOf(message)}</span>
<span class="subject">${escaped(message.subject)}</span>${hasMailServer || message.state !== 'waiting' ? badge(message) : ''}</a></li>`;

const article = (email: OpenedEmail, search: string): string => `<main>
<a class="back" href="${addressOf('/dev/outbox', search)}">All emails</a>
<div class="envelope">
<h2>${escaped(email.subject)}</h2>
<dl><dt>From</dt><dd>${senderHtml(email.from)}</dd><dt>To</dt><dd>${recipientHtml(email)}</dd>
<dt>Date</dt><dd>${timeOf(email)}</dd>
<dt>Status</dt><dd>${badge(email)}${email.lastError && ` ${escaped(email.lastError)}`}</dd>
${email.attachment === undefined ? '' : `<dt>Attachment</dt><dd>${file(email.id, email.attachment)}</dd>`}</dl>
<ul class="actions">${views(email, search)}</ul>
</div>
${content(email)}
</main>`;

function content(email: OpenedEmail): string {
  if (email.body === '') return ERASED;
  return email.isText ? `<pre tabindex="0">${escaped(email.body)}</pre>` : frame(email);
}

const ERASED = '<p class="empty">The text was erased after sending, because it had a private link.</p>';

const PAPERCLIP =
  '<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="m16 6-8.4 8.6a2 2 0 0 0 2.8 2.8l8.4-8.6a4 4 0 1 0-5.6-5.6l-8.4 8.6a6 6 0 1 0 8.5 8.5L21.5 12"/></svg>';

const file = (id: number, name: string): string =>
  `<a class="file" href="/dev/outbox/${id}/file">${PAPERCLIP}${escaped(name)}</a>`;

const views = ({ id, html, isText }: OpenedEmail, search: string): string =>
  [
    ...(html === null ? [] : [tab(addressOf(`/dev/outbox/${id}`, search), 'Formatted', !isText)]),
    tab(addressOf(`/dev/outbox/${id}`, search, { as: 'text' }), 'Plain text', isText),
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

const recipientHtml = ({ personName, to }: Listed): string =>
  personName === '' ? escaped(to) : `${escaped(personName)} <span class="muted">${escaped(to)}</span>`;

const timeOf = ({ createdAt, timeZone }: Listed): string => formatZoned(createdAt.toISOString(), timeZone);

/** The name as mail programs show it, without the quotes of its header. */
function senderHtml(from: string): string {
  const [, name = '', address = from] = /^"?(.*?)"? <(.+)>$/.exec(from) ?? [];
  return `${escaped(name)} <span class="muted">${escaped(address)}</span>`;
}
