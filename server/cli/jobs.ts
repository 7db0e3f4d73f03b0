import { parseArgs } from 'node:util';
import { listPracticeDays } from '../jobs/practice-days.queries.ts';
import { runRenewals } from '../jobs/renewals.ts';
import { dayJobs, runDay } from '../jobs/run-day.ts';
import { gatewayOf, paymentWork } from '../payments/money-services.ts';
import { takePaymentWith } from '../payments/take-payment.ts';
import { CommandError } from './command-error.ts';
import { dayOf } from './day.ts';
import type { Work } from './work.ts';

/** `jobs` runs today's open jobs, `jobs --date 2027-03-01` those of another day, in production a past one. */
export function jobsCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({ args, options: { date: { type: 'string' } } });
  const date = dayOf('--date', values.date);

  return async ({ db, clock, settings, terminal }) => {
    if (settings.production) await rejectFuture(date, { db, clock });
    const gateway = gatewayOf(settings.paymentGateway, db, clock);
    const takePayment = takePaymentWith(paymentWork(db, clock, gateway));
    const { salesTax } = settings;
    const reports = [
      ...(await runDay({ db, clock, jobs: dayJobs(settings.sendsEmail) }, date)),
      ...(await runRenewals({ db, clock, takePayment, salesTax }, date)),
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

/** In production, a future date would renew plans and charge patients before the amounts are due. */
async function rejectFuture(
  date: string | undefined,
  { db, clock }: Pick<Work, 'db' | 'clock'>,
): Promise<void> {
  if (date === undefined) return;
  const early = (await listPracticeDays(db, clock)).find(({ day }) => day < date);
  if (!early) return;
  throw new CommandError(
    `--date: ${date} is in the future: today is ${early.day} at ${early.practice}. No job ran, and nothing was charged.`,
  );
}
