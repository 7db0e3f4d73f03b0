import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import {
  type AutomaticPayment,
  type InstallmentsRepository,
  installmentsRepository,
} from '../payments/installments.queries.ts';
import type { TakePayment } from '../payments/take-payment.ts';
import { automaticPaymentKey } from '../plans/auto-renewal.ts';
import type { SalesTaxByState } from '../plans/price.ts';
import { type RenewalsRepository, renewalsRepository } from '../plans/renewals.queries.ts';
import type { PracticeDay } from './day-job.queries.ts';
import { listPracticeDays } from './practice-days.queries.ts';
import type { JobFailure, JobReport } from './run-day.ts';

interface RenewalWork {
  db: Db;
  clock: Clock;
  takePayment: TakePayment;
  salesTax: SalesTaxByState;
  /** False on a restored database: it may lack the payment of a term that looks unpaid. */
  givesUpTerms?: boolean;
  /** Steps that have not started are left for the next run. */
  stopping?: AbortSignal;
}

type Step = () => Promise<number>;

/**
 * Renews ending terms and charges due payments; without a date, for today. Safe to run any number of times on any
 * number of servers: a term is renewed once, and a payment has one key per day.
 */
export async function runRenewals(work: RenewalWork, date?: string): Promise<JobReport[]> {
  const renewals = renewalsRepository(work.db, work.clock, work.salesTax);
  const instalments = installmentsRepository(work.db, work.clock);
  const days = await listPracticeDays(work.db, work.clock, date);
  return [
    await overPractices('renewals', days, work, (on) =>
      termSteps(renewals, instalments, on, work.givesUpTerms ?? true),
    ),
    await overPractices('automatic payments', days, work, (on) =>
      paymentSteps(instalments, work.takePayment, on),
    ),
  ];
}

async function termSteps(
  renewals: RenewalsRepository,
  instalments: InstallmentsRepository,
  { practiceId, day }: PracticeDay,
  givesUpTerms: boolean,
): Promise<Step[]> {
  const ending = await renewals.listEnding(practiceId, day);
  const unpaid = givesUpTerms ? await renewals.listUnpaid(practiceId, day) : [];
  const fallingDue = await instalments.listFallingDue(practiceId, day);
  return [
    ...unpaid.map((plan) => () => renewals.giveUp(plan, day)),
    ...fallingDue.map((plan) => () => instalments.fallDue(plan, day)),
    ...ending.map((plan) => () => renewals.renew(plan, day)),
  ].map((step) => async () => Number((await step()) === 'renewed'));
}

async function paymentSteps(
  instalments: InstallmentsRepository,
  takePayment: TakePayment,
  { practiceId, day }: PracticeDay,
): Promise<Step[]> {
  const payments = await instalments.listToCharge(practiceId, day);
  return payments.map((payment) => async () => Number(await charge(instalments, takePayment, payment, day)));
}

async function charge(
  instalments: InstallmentsRepository,
  takePayment: TakePayment,
  { paymentAccountId, dueDate, ...payment }: AutomaticPayment,
  day: string,
): Promise<boolean> {
  if (paymentAccountId === null) {
    await instalments.notifyOfFailure(payment.planId);
    return false;
  }
  const idempotencyKey = automaticPaymentKey({ planId: payment.planId, dueDate, day });
  const taken = await takePayment({ ...payment, paymentAccountId, takenBy: null, idempotencyKey });
  const cantBeCharged =
    taken.kind === 'refused' && (taken.because === 'cardExpired' || taken.because === 'accountInactive');
  if (cantBeCharged) await instalments.notifyOfFailure(payment.planId);
  return taken.kind === 'paid';
}

async function overPractices(
  job: string,
  days: readonly PracticeDay[],
  { stopping }: RenewalWork,
  stepsOf: (on: PracticeDay) => Promise<Step[]>,
): Promise<JobReport> {
  const failures: JobFailure[] = [];
  let done = 0;
  for (const on of days) {
    if (stopping?.aborted) break;
    const tried = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
      work().catch((error: unknown) => void failures.push({ practiceId: on.practiceId, error }));
    for (const step of (await tried(() => stepsOf(on))) ?? []) {
      if (stopping?.aborted) break;
      const did = await tried(step);
      done += did ?? 0;
    }
  }
  return { job, practices: days.length, done, failures };
}
