import { parseArgs } from 'node:util';
import { runRenewals } from '../jobs/renewals.ts';
import { runDay } from '../jobs/run-day.ts';
import { gatewayOf, paymentWork } from '../payments/money-services.ts';
import { takePaymentWith } from '../payments/take-payment.ts';
import { dayOf } from './day.ts';
import type { Work } from './work.ts';

/** `jobs` runs today's open jobs, `jobs --date 2027-03-01` those of another day. */
export function jobsCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({ args, options: { date: { type: 'string' } } });
  const date = dayOf('--date', values.date);

  return async ({ db, clock, settings, terminal }) => {
    const gateway = gatewayOf(settings.paymentGateway, db, clock);
    const takePayment = takePaymentWith(paymentWork(db, clock, gateway));
    const { salesTax } = settings;
    const reports = [
      ...(await runDay({ db, clock }, date)),
      ...(await runRenewals({ db, clock, takePayment, salesTax }, date)),
    ];
    for (const { job, practices, done, failures } of reports) {
      terminal.print([job, `${practices} practices`, `${done} done`, `${failures.length} failed`].join('\t'));
    }
    const failed = reports.flatMap(({ failures }) => failures);
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} jobs failed; the others were done.`);
  };
}
