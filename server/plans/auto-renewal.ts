import { addDays } from '../calendar-date.ts';
import { type AccountRefusal, type AccountStanding, refusalOfAccount } from '../payments/payment-account.ts';
import { debtsOfRenewal, type NewDebt, type PlanPrice, type Term, termAfter } from './plan-term.ts';

/** Nights that were missed are caught up for so long: a term that ended earlier is over. */
const CAUGHT_UP_DAYS = 30;
/** What failed is tried again on so many nights. */
const TRIED_AGAIN_NIGHTS = 7;

export interface RenewingPlan extends Term {
  autoRenew: boolean;
  /** Ended by the practice, whatever its dates say. */
  inactive: boolean;
}

export type Renewal =
  | { kind: 'notDue' }
  /** No fee is known, no account is there, or it can't be charged: the practice hears of it (SAMPLE-2). */
  | { kind: 'impossible'; because: 'noPrice' | 'noAccount' | AccountRefusal }
  | { kind: 'renew'; term: Term; debts: readonly NewDebt[] };

/**
 * What the nightly job does with a plan: one that renews itself and ends today or has ended goes on for the term after.
 * Whether it was renewed before is for the caller to know.
 */
export function renewalOf(
  plan: RenewingPlan,
  price: PlanPrice | undefined,
  account: AccountStanding | undefined,
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

/** A term that ended before is not renewed any more. */
export const firstEndOn = (today: string): string => addDays(today, -CAUGHT_UP_DAYS);

/** The last day of the nights on which what is tried today is tried again. */
export const triedUntil = (today: string): string => addDays(today, TRIED_AGAIN_NIGHTS);

/**
 * The key of what is charged to a plan, which lasts one term, for what has fallen due by a date. Whoever tries on the
 * same day has the same key, and so the same charge; the next night is another try.
 */
export const automaticPaymentKey = (payment: { planId: string; dueDate: string; day: string }): string =>
  `auto-renewal:${payment.planId}:${payment.dueDate}:${payment.day}`;
