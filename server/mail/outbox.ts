import type { FastifyBaseLogger } from 'fastify';
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock.ts';
import type { AttachmentOf } from './attachments.queries.ts';
import type { InlineImage } from './email-logo.ts';
import type { ClaimedMessage, OutboxRepository } from './outbox.queries.ts';
import { senderOf } from './sender.ts';
import type { Email, Outcome, SendEmail } from './smtp.ts';

/**
 * Delays between attempts. After the last one the operator decides, unless the mail server can't be reached: then the
 * last delay is repeated until the message is stale.
 */
export const RETRY_AFTER_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
] as const;

const LAST_DELAY = RETRY_AFTER_MS.length;

const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

/** A mail server that was set up later must not send links and notices that are out of date. */
export const STALE_AFTER_MS = 7 * 24 * HOUR_MS;

const STALE = 'Not sent within 7 days, because there was no mail server.';

const STOPPED = 'The server stopped while it was sending; whether the message went out is not known.';

/** Nothing was sent, and the next message may succeed. */
const notPrepared = (error: unknown): Outcome => ({
  kind: 'unreached',
  error: `The email could not be prepared: ${error instanceof Error ? error.message : String(error)}`,
  connectionFailed: false,
});

/** Sends one message at a time. Several servers can share the outbox. */
export function outboxOf(parts: {
  repository: OutboxRepository;
  attachmentOf: AttachmentOf;
  /** The logo that the HTML shows. */
  logoOf: (html: string | null) => Promise<InlineImage | undefined>;
  send: SendEmail;
  from: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { repository, attachmentOf, logoOf, send, from, clock, log } = parts;

  async function emailOf(message: ClaimedMessage): Promise<Email> {
    const { messageId, to, replyTo, subject, body, html, practiceName, createdAt } = message;
    const attachment = await attachmentOf(message);
    return {
      messageId,
      from: senderOf(from, practiceName),
      to,
      replyTo,
      subject,
      body,
      html,
      attachments: attachment ? [attachment] : [],
      logo: await logoOf(html),
      date: createdAt,
    };
  }

  async function deliver(message: ClaimedMessage): Promise<Outcome> {
    const email = await emailOf(message).catch(notPrepared);
    const outcome = 'kind' in email ? email : await send(email);
    await note(message, outcome);
    return outcome;
  }

  const delayAfter = ({ attempts, createdAt }: ClaimedMessage, connectionFailed: boolean) => {
    const isStale = clock().getTime() - createdAt.getTime() >= STALE_AFTER_MS;
    return RETRY_AFTER_MS[connectionFailed && !isStale ? Math.min(attempts, LAST_DELAY) - 1 : attempts - 1];
  };

  async function note(message: ClaimedMessage, outcome: Outcome): Promise<void> {
    const { id, attempts } = message;
    if (outcome.kind === 'sent') return repository.sent(id);
    log.warn({ message: id, attempts, outcome: outcome.kind, error: outcome.error }, 'an email was not sent');
    if (outcome.kind === 'unknown') return repository.giveUp(id, 'unknown', outcome.error);
    const wait = delayAfter(message, outcome.connectionFailed);
    if (outcome.kind === 'refused' || wait === undefined)
      return repository.giveUp(id, 'failed', outcome.error);
    return repository.postpone(id, new Date(clock().getTime() + wait), outcome.error);
  }

  return {
    /**
     * Stops at the first connection failure, because every message would wait for the mail server. The next round
     * continues. @returns the number of messages
     */
    async sendDue(goOn: () => boolean = () => true): Promise<number> {
      const now = clock().getTime();
      await repository.giveUpAbandoned(new Date(now - ABANDONED_AFTER_MS), STOPPED);
      await repository.giveUpStale(new Date(now - STALE_AFTER_MS), STALE);
      let taken = 0;
      while (goOn()) {
        const message = await repository.claim();
        if (!message) break;
        taken += 1;
        const outcome = await deliver(message);
        if (outcome.kind !== 'sent' && outcome.connectionFailed) break;
      }
      return taken;
    },
  };
}
