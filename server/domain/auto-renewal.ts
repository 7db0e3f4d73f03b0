import { type AccountStanding, refusalOfAccount } from './payment-account.ts';
import { debtsOfRenewal, type NewDebt, type PlanPrice, type Term, termAfter } from './plan-term.ts';

export interface RenewingPlan extends Term {
  autoRenew: boolean;
  /** Ended by the practice, whatever its dates say. */
  inactive: boolean;
}

export type Renewal =
  | { kind: 'notDue' }
  /** `noAccount`, or why the account can't be charged: the practice hears of it (SAMPLE-2). */
  | { kind: 'impossible'; because: 'noAccount' | 'accountInactive' | 'cardExpired' }
  | { kind: 'renew'; term: Term; debts: readonly NewDebt[] };

/**
 * What the nightly job does with a plan: one that renews itself and ends today or has ended goes on for the term after.
 * A plan that was renewed has a later end, so that a second run finds nothing to do.
 */
export function renewalOf(
  plan: RenewingPlan,
  price: PlanPrice,
  account: AccountStanding | undefined,
  today: string,
): Renewal {
  if (!plan.autoRenew || plan.inactive || plan.endDate > today) return { kind: 'notDue' };
  const because = account === undefined ? 'noAccount' : refusalOfAccount(account, today);
  if (because !== undefined) return { kind: 'impossible', because };
  const term = termAfter(plan);
  return { kind: 'renew', term, debts: debtsOfRenewal(price, term) };
}
