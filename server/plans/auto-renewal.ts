import { addDays } from '#domain/date/day.ts';
import { DAY_MS } from '../clock.ts';
import { type AccountRefusal, type AccountState, refusalOfAccount } from '../payments/payment-account.ts';
import { debtsOfRenewal, type NewDebt, type PlanPrice, type Term, termAfter } from './plan-term.ts';

/** How many days of missed runs are caught up. A term that ended earlier is not renewed. */
const CAUGHT_UP_DAYS = 30;
/** For how many nights a failed renewal or payment is retried. */
const TRIED_AGAIN_NIGHTS = 7;
/**
 * A renewal sale without an outcome delays the job for this long. A charge that the bank confirms later is reversed.
 */
const SALE_DELAYS_MS = DAY_MS;

interface RenewingPlan extends Term {
  autoRenew: boolean;
  /** Ended by the practice, regardless of its dates. */
  inactive: boolean;
}

/** No fee, no account, or the account can't be charged. */
export type ImpossibleBecause = 'noPrice' | 'noAccount' | AccountRefusal;

export type Renewal =
  | { kind: 'notDue' }
  /** The practice is notified (SAMPLE-2). */
  | { kind: 'impossible'; because: ImpossibleBecause }
  | { kind: 'renew'; term: Term; debts: readonly NewDebt[] };

/** Renews a plan with auto-renewal that ends today or has ended. The caller checks whether it was renewed before. */
export function renewalOf(
  plan: RenewingPlan,
  price: PlanPrice | undefined,
  account: AccountState | undefined,
  today: string,
): Renewal {
  if (!plan.autoRenew || plan.inactive || plan.endDate > today) return { kind: 'notDue' };
  if (plan.endDate < firstEndOn(today)) return { kind: 'notDue' };
  if (price === undefined) return { kind: 'impossible', because: 'noPrice' };
  const term = termAfter(plan);
  const debts = debtsOfRenewal(price, term).filter(({ amountCents }) => amountCents > 0);
  if (debts.length === 0) return { kind: 'renew', term, debts };
  const because = account === undefined ? 'noAccount' : refusalOfAccount(account, today);
  return because === undefined ? { kind: 'renew', term, debts } : { kind: 'impossible', because };
}

export const delayedBySalesSince = (now: Date): Date => new Date(now.getTime() - SALE_DELAYS_MS);

export const firstEndOn = (today: string): string => addDays(today, -CAUGHT_UP_DAYS);

/** The last day of the retries that begin today. */
export const triedUntil = (today: string): string => addDays(today, TRIED_AGAIN_NIGHTS);

/**
 * The idempotency key of an automatic payment. Retries on the same day share the key, and therefore the charge. The
 * next night is a new attempt.
 */
export const automaticPaymentKey = (payment: { planId: string; dueDate: string; day: string }): string =>
  `auto-renewal:${payment.planId}:${payment.dueDate}:${payment.day}`;
