import { formatDate } from '../date/day.ts';
import { hasNotBegun, type MemberAndPlan, type Plan } from './plan.ts';
import type { OldestDue, PlanSelection } from './plan-selection.ts';

const isToCome = ({ plan, term }: MemberAndPlan, today: string) =>
  plan.status !== 'Expired' && term.startDate > today;

/** `in 8 days`, `tomorrow`, `10 days ago` */
export function distanceWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** `Expires 06/30/2027 (in 220 days)`, `Renews …` with auto-renewal, `Canceled 03/16/2026`, `Not started`. */
export function termWords(coverage: MemberAndPlan, today: string): string {
  const { plan, term } = coverage;
  if (plan.canceledOn !== undefined) return `Canceled ${formatDate(plan.canceledOn)}`;
  if (isToCome(coverage, today)) return `Starts ${formatDate(term.startDate)}`;
  if (hasNotBegun(coverage, today)) return 'Not started';
  return `${endWord(plan)} ${formatDate(term.endDate)} (${distanceWords(plan.expiresIn)})`;
}

/** A plan that the practice ended is Inactive. Expired is a separate status (ENTITY-4). */
function endWord({ status, expiresIn, autoRenew }: Plan): string {
  if (expiresIn >= 0) return autoRenew && status === 'Active' ? 'Renews' : 'Expires';
  return status === 'Inactive' ? 'Ended' : 'Expired';
}

export const SUBSCRIPTION_WORDS: Record<Plan['subscription'], string> = {
  monthly: 'Billed monthly',
  annual: 'Billed annually',
};

const DUE_KINDS: Record<OldestDue['paymentType'], Record<Plan['subscription'], string>> = {
  New: { monthly: 'First payment', annual: 'Annual fee balance' },
  Subscription: { monthly: 'Monthly payment', annual: 'Annual fee balance' },
  Upgrade: { monthly: 'Plan change', annual: 'Plan change' },
};

/** `Annual fee balance due 03/09/2026`, `Monthly payment balance due 11/01/2026`: an annual fee may be partly paid. */
export function oldestDueWords(
  { paymentType, dueDate, partlyPaid }: OldestDue,
  { subscription }: Pick<Plan, 'subscription'>,
): string {
  const balance = partlyPaid && subscription === 'monthly' ? ' balance' : '';
  return `${DUE_KINDS[paymentType][subscription]}${balance} due ${formatDate(dueDate)}`;
}

/** Distinguishes the patient's plans in a list. */
export function planChoiceWords({ plan, term }: MemberAndPlan): string {
  const end =
    plan.canceledOn === undefined
      ? `through ${formatDate(term.endDate)}`
      : `canceled ${formatDate(plan.canceledOn)}`;
  return `${plan.name} · ${plan.status} · ${end}`;
}

/** PATIENT-4 and PATIENT-5. An active plan, or none, needs no explanation. */
export function reasonWords(reason: PlanSelection['reason']): string | null {
  if (reason === 'active' || reason === 'none') return null;
  if (reason === 'chosen') return 'Showing the plan you chose.';
  return 'No active plan. Showing the last one.';
}
