import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import type { Clock } from './domain/clock.ts';
import { oneAtATime } from './live/one-at-a-time.ts';
import { outboxOf } from './mail/outbox.ts';
import { smtpSender } from './mail/smtp.ts';
import { outboxRepository } from './repositories/outbox.ts';

/** A message that waits for its time, or for another attempt, is looked for this often. */
const LOOK_FOR_EMAIL_EVERY_MS = 15_000;
/** A stop does not wait longer for a mail server that is slow to answer. */
const LAST_EMAIL_WITHIN_MS = 3000;

/** Work that no call asks for. Every server of a database does it; none does what another is doing. */
export function startBackground(parts: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  database: Pick<OpenDatabase, 'db' | 'signals'>;
  clock: Clock;
  log: FastifyBaseLogger;
}): { stop(): Promise<void> } {
  const { config, database, clock, log } = parts;
  if (config.smtpUrl === undefined) return { stop: () => Promise.resolve() };

  let stopping = false;
  const outbox = outboxOf({
    repository: outboxRepository(database.db, clock),
    send: smtpSender(config.smtpUrl),
    from: config.mailFrom,
    clock,
    log,
  });
  const sending = oneAtATime(
    () => outbox.sendDue(() => !stopping),
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );
  const timer = setInterval(sending.again, LOOK_FOR_EMAIL_EVERY_MS);
  const unlisten = [database.signals.on('outbox', sending.again), database.signals.on('gap', sending.again)];
  sending.again();
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      for (const each of unlisten) each();
      await Promise.race([sending.settled(), wait(LAST_EMAIL_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
