import { parseArgs } from 'node:util';
import { runRenewals } from '../jobs/renewals.ts';
import { dayJobs, runDay } from '../jobs/run-day.ts';
import { gatewayOf, paymentWork } from '../payments/money-services.ts';
import { takePaymentWith } from '../payments/take-payment.ts';
import { CommandError } from './command-error.ts';
import { dayOf } from './day.ts';
import type { Work } from './work.ts';

/** `jobs` runs today's open jobs, `jobs --date 2027-03-01` those of another day, except in production. */
export function jobsCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({ args, options: { date: { type: 'string' } } });
  const date = dayOf('--date', values.date);

  return async ({ db, clock, settings, terminal }) => {
    if (settings.production) rejectDate(date);
    const gateway = gatewayOf(settings.paymentGateway, db, clock);
    const takePayment = takePaymentWith(paymentWork(db, clock, gateway));
    const { salesTax, backgroundJobs: givesUpTerms } = settings;
    const reports = [
      ...(await runDay({ db, clock, jobs: dayJobs(settings.sendsEmail) }, date)),
      ...(await runRenewals({ db, clock, takePayment, salesTax, givesUpTerms }, date)),
    ];
    for (const { job, practices, done, failures } of reports) {
      terminal.print([job, `${practices} practices`, `${done} done`, `${failures.length} failed`].join('\t'));
    }
    const failed = reports.flatMap(({ failures }) => failures.map(({ error }) => error));
    if (failed.length > 0) {
      const jobs = failed.length === 1 ? '1 job' : `${failed.length} jobs`;
      throw new AggregateError(failed, `${jobs} failed; the others were done.`);
    }
  };
}

/**
 * In production, a past date would shorten the notice of fee increases and the retries of failed charges, and a future
 * one would charge patients before the amounts are due.
 */
function rejectDate(date: string | undefined): void {
  if (date === undefined) return;
  throw new CommandError(
    'In production, run the jobs without --date: they also catch up on missed nights. No job ran, and nothing was charged.',
  );
}
