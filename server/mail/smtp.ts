import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLocalHost } from '../environment.ts';

/** Waits that a mail server may take; nothing waits for it but the outbox. */
const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;

export interface Email {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  body: string;
  date: Date;
}

/**
 * How an attempt ended. `refused`: the mail server will not have it. `unreached`: it has not got it, and may later.
 * `unknown`: it has been given the text and has not answered, so that it may have got it.
 */
export type Outcome = { kind: 'sent' } | NotSent;

interface NotSent {
  kind: 'refused' | 'unreached' | 'unknown';
  error: string;
  /** The fault is the connection's or the login's, not the message's: the next message would meet it too. */
  connectionFailed: boolean;
}

/** Hands one email to a mail server. It answers how that went, and throws nothing. */
export type SendEmail = (email: Email) => Promise<Outcome>;

/**
 * Sends by the mail server of a `smtp://` or `smtps://` address. In production a password leaves this machine over an
 * encrypted connection or not at all.
 */
export function smtpSender(url: string, { production }: { production: boolean }): SendEmail {
  const { auth, ...options } = parseConnectionUrl(url);
  const credentials = auth && { user: auth.user, pass: auth.pass };
  const settings = {
    ...options,
    ...(production && auth && !isLocalHost(new URL(url).hostname) && { requireTLS: true }),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
  };

  return async (email) => {
    const connection = new SMTPConnection(settings);
    const mime = mimeOf(email);
    const given = new GivenText(await mime.build());
    try {
      await connected(connection);
      if (credentials) await settled((done) => connection.login({ credentials }, done));
    } catch (error) {
      connection.close();
      return { kind: 'unreached', error: noConnection(error as SmtpError), connectionFailed: true };
    }
    try {
      await settled((done) => connection.send(mime.getEnvelope(), given, done));
      connection.quit();
      return { kind: 'sent' };
    } catch (error) {
      connection.close();
      return outcomeOf(error as SmtpError, given.begun);
    }
  };
}

/** The text of a message, which knows whether the mail server has been given any of it. */
class GivenText extends Readable {
  begun = false;
  readonly #text: Buffer;

  constructor(text: Buffer) {
    super();
    this.#text = text;
  }

  override _read(): void {
    this.begun = true;
    this.push(this.#text);
    this.push(null);
  }
}

function mimeOf({ messageId, from, to, subject, body, date }: Email) {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  const id = `<${messageId}@${host}>`;
  return new MailComposer({
    messageId: id,
    from,
    to: { name: '', address: to },
    subject,
    text: body,
    date,
  }).compile();
}

/** An error before the connection stands comes as an event. */
function connected(connection: SMTPConnection): Promise<void> {
  return settled((done) => {
    connection.on('error', done);
    connection.connect(done);
  });
}

function settled(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));
}

const LEAST_PERMANENT = 500;
/** The server closes the connection after this answer. */
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

function outcomeOf(error: SmtpError, textGiven: boolean): NotSent {
  const { responseCode, code } = error;
  if (responseCode !== undefined) {
    const kind = responseCode >= LEAST_PERMANENT ? 'refused' : 'unreached';
    const connectionFailed = responseCode === SHUTTING_DOWN;
    return { kind, error: `The mail server answered ${responseCode}.`, connectionFailed };
  }
  if (code === 'EENVELOPE')
    return { kind: 'refused', error: 'The address can not be used.', connectionFailed: false };
  const [kind, text] = textGiven
    ? (['unknown', 'The mail server did not say whether it took the message.'] as const)
    : (['unreached', noConnection(error)] as const);
  return { kind, error: text, connectionFailed: true };
}
