import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLocalHost } from '../environment.ts';
import type { InlineImage } from './email-logo.ts';

/** Only the outbox waits for the mail server. */
const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;

export interface Attachment {
  name: string;
  /** Its media type. */
  type: string;
  content: Uint8Array;
}

export interface Email {
  messageId: string;
  from: string;
  to: string;
  /** Without it, replies go to the sender. */
  replyTo?: string | null;
  subject: string;
  body: string;
  html: string | null;
  attachments: readonly Attachment[];
  /** Shown in the HTML. */
  logo?: InlineImage | undefined;
  date: Date;
}

/**
 * `refused`: rejected for good. `unreached`: not delivered, can be retried. `unknown`: the text was sent without a
 * response, so it may have been delivered.
 */
export type Outcome = { kind: 'sent' } | NotSent;

interface NotSent {
  kind: 'refused' | 'unreached' | 'unknown';
  error: string;
  /** Every message would fail, because the connection or the login failed. */
  connectionFailed: boolean;
}

export type SendEmail = (email: Email) => Promise<Outcome>;

/** In production, a password is sent to another machine only over an encrypted connection. */
export function smtpSender(url: string, { production }: { production: boolean }): SendEmail {
  const address = addressOf(url, production);
  return async (email) => {
    const transport = createTransport(address);
    const progress = { signedIn: false, textGiven: false };
    transport.use('stream', ({ message }, done) => {
      message.processFunc((text) => {
        progress.signedIn = true;
        return Readable.from(given(text), { objectMode: false });
      });
      done();
    });

    // This stream is read only after the mail server accepted DATA. A transform would be read earlier.
    async function* given(text: AsyncIterable<unknown>) {
      progress.textGiven = true;
      yield* text;
    }

    try {
      await transport.sendMail(mailOf(email));
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpError, progress);
    }
  };
}

/** In nodemailer, options in the URL win. These must not be changed by the operator. */
function addressOf(url: string, production: boolean): string {
  const address = new URL(url);
  const hasLogin = address.username !== '' || address.password !== '';
  const options = {
    ...(production && hasLogin && !isLocalHost(address.hostname) && { requireTLS: true }),
    forceAuth: true,
    pool: false,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
  };
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, String(value));
  return address.href;
}

function mailOf({
  messageId,
  from,
  to,
  replyTo,
  subject,
  body,
  html,
  attachments,
  logo,
  date,
}: Email): SendMailOptions {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return {
    messageId: `<${messageId}@${host}>`,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: body,
    ...(html !== null && { html }),
    attachments: [
      ...attachments.map(({ name, type, content }) => ({
        filename: name,
        content: Buffer.from(content),
        contentType: type,
      })),
      ...(logo
        ? [
            {
              filename: logo.name,
              content: Buffer.from(logo.bytes),
              contentType: logo.type,
              cid: logo.cid,
              contentDisposition: 'inline' as const,
            },
          ]
        : []),
    ],
    date,
  };
}

const LEAST_PERMANENT = 500;
const SHUTTING_DOWN = 421;

interface SmtpError {
  responseCode?: number;
  code?: string;
}

function noConnection({ responseCode, code }: SmtpError): string {
  if (code === 'ETLS') return 'The mail server offers no encryption (STARTTLS).';
  if (responseCode !== undefined) return `The mail server answered ${responseCode}.`;
  return `The mail server was not reached (${code ?? 'no code'}).`;
}

function outcomeOf(error: SmtpError, progress: { signedIn: boolean; textGiven: boolean }): NotSent {
  const { responseCode, code } = error;
  if (!progress.signedIn) return { kind: 'unreached', error: noConnection(error), connectionFailed: true };
  if (responseCode !== undefined) {
    const kind = responseCode >= LEAST_PERMANENT ? 'refused' : 'unreached';
    const connectionFailed = responseCode === SHUTTING_DOWN;
    return { kind, error: `The mail server answered ${responseCode}.`, connectionFailed };
  }
  if (code === 'EENVELOPE')
    return { kind: 'refused', error: 'This email address can’t be used.', connectionFailed: false };
  const [kind, text] = progress.textGiven
    ? (['unknown', 'The mail server did not say whether it took the message.'] as const)
    : (['unreached', noConnection(error)] as const);
  return { kind, error: text, connectionFailed: true };
}
