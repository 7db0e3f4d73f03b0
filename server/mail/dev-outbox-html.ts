import { escaped } from '../http/escaped.ts';
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

export const outboxHtml = (
  messages: readonly Listed[],
  opened: OpenedEmail | undefined,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${DEV_OUTBOX_STYLES}</style>
</head>
<body>
<header><h1>Outbox</h1>
<p class="muted">${messages.length === 0 ? 'No emails yet' : 'Newest first'}</p></header>
${opened ? `${list(messages, opened)}\n${article(opened)}` : ''}
</body>
</html>
`;

const list = (messages: readonly Listed[], opened: Listed): string => `<nav aria-label="Emails"><ul>
${messages.map((message) => entry(message, message.id === opened.id)).join('\n')}
</ul></nav>`;

const entry = ({ id, subject, to, createdAt }: Listed, isOpened: boolean): string =>
  `<li><a href="/dev/outbox/${id}"${isOpened ? ' aria-current="page"' : ''}><b>${escaped(subject)}</b>
<span>${escaped(to)}</span><span class="muted">${timeOf(createdAt)}</span></a></li>`;

const article = (email: OpenedEmail): string => `<main>
<div class="envelope">
<h2>${escaped(email.subject)}</h2>
<dl><dt>From</dt><dd>${escaped(email.from)}</dd><dt>To</dt><dd>${escaped(email.to)}</dd>
<dt>Date</dt><dd>${timeOf(email.createdAt)}</dd>
<dt>Status</dt><dd>${email.state}${email.lastError && `: ${escaped(email.lastError)}`}</dd></dl>
<ul class="actions">${actions(email)}</ul>
</div>
${email.isText ? `<pre tabindex="0">${escaped(email.body)}</pre>` : frame(email)}
</main>`;

const actions = ({ id, html, isText, attachment }: OpenedEmail): string =>
  [
    ...(html === null ? [] : [tab(`/dev/outbox/${id}`, 'HTML', !isText)]),
    tab(`/dev/outbox/${id}?as=text`, 'Text', isText),
    ...(attachment === undefined ? [] : [tab(`/dev/outbox/${id}/file`, escaped(attachment), false)]),
  ].join('');

const tab = (address: string, label: string, isCurrent: boolean): string =>
  `<li><a href="${address}"${isCurrent ? ' aria-current="true"' : ''}>${label}</a></li>`;

const frame = ({ id, subject }: OpenedEmail): string =>
  `<iframe title="${escaped(subject)}" src="/dev/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;

const timeOf = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
