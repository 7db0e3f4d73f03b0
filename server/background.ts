import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sweepAttemptCounts } from './auth/attempt-counts.queries.ts';
import { signInNetworksRepository } from './auth/sign-in-networks.queries.ts';
import type { Clock } from './clock.ts';
import { type Config, sendsEmail } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { runRenewals } from './jobs/renewals.ts';
import { dayJobs, type JobReport, runDay } from './jobs/run-day.ts';
import { keepSchedule, type ScheduledWork } from './jobs/schedule.ts';
import { weeklyReports } from './jobs/weekly-reports.ts';
import { attachmentIn } from './mail/attachments.queries.ts';
import { inlineLogoOf } from './mail/email-logo.ts';
import { outboxRepository } from './mail/outbox.queries.ts';
import { outboxOf } from './mail/outbox.ts';
import { smtpSender } from './mail/smtp.ts';
import { oneAtATime } from './notifications/one-at-a-time.ts';
import { gatewayOf, paymentWork, saleWork } from './payments/money-services.ts';
import { resolveUnknownPayments } from './payments/resolve-unknown-payments.ts';
import { takePaymentWith } from './payments/take-payment.ts';
import { practiceLogosRepository } from './practices/practice-logos.queries.ts';
import { foldReportSums } from './reports/report-sums.queries.ts';
import { settleSaleWith } from './sales/sell-plan.ts';

/** Messages that are scheduled or retried are picked up at this interval. */
const EMAIL_POLLING_MS = 15_000;
/** A stop waits at most this long for a job or a slow mail server. */
const LAST_WORK_WITHIN_MS = 3000;

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, wait(ms, undefined, { ref: false })]);

interface Parts {
  config: Pick<
    Config,
    'mode' | 'smtpUrl' | 'mailFrom' | 'paymentGateway' | 'publicUrl' | 'salesTax' | 'backgroundJobs'
  >;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'signals'>;
  clock: Clock;
  log: FastifyBaseLogger;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Background jobs. Several servers can share a database: each turn of a job goes to one of them. */
export function startBackground(parts: Parts): Stoppable {
  if (!parts.config.backgroundJobs) {
    parts.log.warn('BACKGROUND_JOBS=off: no jobs run, and emails wait in the outbox');
    return { stop: async () => undefined };
  }
  const started = [...sendingOf(parts), scheduleOf(parts)];
  return { stop: async () => void (await Promise.all(started.map((each) => each.stop()))) };
}

function scheduleOf({ config, database, clock, log }: Parts): Stoppable {
  const { db, pool } = database;
  const gateway = gatewayOf(config.paymentGateway, db, clock);
  const payments = paymentWork(db, clock, gateway);
  const { salesTax } = config;
  const { sales } = saleWork(db, clock, gateway, salesTax);
  const stopping = new AbortController();
  /** A stop cuts off long work, and the next start does it. */
  const failed = (error: unknown, where: { job?: string; practiceId?: number } = {}) =>
    stopping.signal.aborted
      ? log.info({ err: error, ...where }, 'a job was cut off by the stop')
      : log.error({ err: error, ...where }, 'a job failed');
  const takePayment = takePaymentWith(payments);
  const renewalWork = { db, clock, takePayment, salesTax, stopping: stopping.signal };
  const reportFailures = async (reports: Promise<readonly JobReport[]>) => {
    for (const { job, failures } of await reports)
      for (const { practiceId, error } of failures) failed(error, { job, practiceId });
  };
  const settleUnknown = async () => {
    const settlements = { settle: settleSaleWith({ sales, gateway }) };
    for (const work of [payments, { attempts: sales, settlements, gateway }]) {
      const { failures } = await resolveUnknownPayments(work, clock);
      for (const error of failures) failed(error);
    }
  };
  const works: ScheduledWork[] = [
    {
      name: 'days',
      cron: '*/10 * * * *',
      work: async () => {
        const hasMail = sendsEmail(config);
        const jobs = {
          ...dayJobs(hasMail),
          ...(hasMail && { 'weekly report': weeklyReports(config.publicUrl) }),
        };
        const steps: (() => Promise<unknown>)[] = [
          () => sweepAttemptCounts(db, clock()),
          () => signInNetworksRepository(db, clock).sweep(),
          () => foldReportSums(db),
          () => reportFailures(runDay({ db, clock, jobs, stopping: stopping.signal })),
        ];
        for (const step of steps) {
          if (stopping.signal.aborted) return;
          await step().catch(failed);
        }
      },
    },
    { name: 'renewals', cron: '*/10 * * * *', work: () => reportFailures(runRenewals(renewalWork)) },
    { name: 'payments', cron: '* * * * *', work: settleUnknown },
  ];
  const schedule = keepSchedule(pool, works, failed, stopping.signal);
  const stop = async () => {
    stopping.abort();
    await within(LAST_WORK_WITHIN_MS, schedule);
  };
  return { stop };
}

function sendingOf({ config, database, clock, log }: Parts): Stoppable[] {
  if (config.smtpUrl === undefined) return [];
  let stopping = false;
  const outbox = outboxOf({
    repository: outboxRepository(database.db, clock),
    attachmentOf: attachmentIn(database.db),
    logoOf: (html) => inlineLogoOf(html, practiceLogosRepository(database.db, clock).find),
    send: smtpSender(config.smtpUrl, { production: config.mode === 'production' }),
    from: config.mailFrom,
    clock,
    log,
  });
  const sending = oneAtATime(
    () => outbox.sendDue(() => !stopping),
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );
  const timer = setInterval(sending.again, EMAIL_POLLING_MS);
  const unlisten = [database.signals.on('outbox', sending.again), database.signals.on('gap', sending.again)];
  sending.again();
  const stop = async () => {
    stopping = true;
    clearInterval(timer);
    for (const each of unlisten) each();
    await within(LAST_WORK_WITHIN_MS, sending.settled());
  };
  return [{ stop }];
}
