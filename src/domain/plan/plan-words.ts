import { formatDate } from '../date/day.ts';
import type { MemberAndPlan, Plan } from './plan.ts';
import type { PlanSelection } from './plan-selection.ts';

const isToCome = ({ plan, term }: MemberAndPlan, today: string) =>
  plan.status !== 'Expired' && term.startDate > today;

/** `in 8 days`, `tomorrow`, `10 days ago` */
export function distanceWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** `Expires 06/30/2027 (in 220 days)` */
export function termWords(coverage: MemberAndPlan, today: string): string {
  const { plan, term } = coverage;
  if (isToCome(coverage, today)) return `Starts ${formatDate(term.startDate)}`;
  const word = plan.expiresIn < 0 ? 'Expired' : 'Expires';
  return `${word} ${formatDate(term.endDate)} (${distanceWords(plan.expiresIn)})`;
}

export const SUBSCRIPTION_WORDS: Record<Plan['subscription'], string> = {
  monthly: 'Billed monthly',
  annual: 'Billed annually',
};

/** Distinguishes the patient's plans in a list. */
export const planChoiceWords = ({ plan, term }: MemberAndPlan): string =>
  `${plan.name} · ${plan.status} · through ${formatDate(term.endDate)}`;

/** PATIENT-3 to PATIENT-5. The active plan explains itself. */
export const REASON_WORDS: Record<Exclude<PlanSelection['reason'], 'active'>, string> = {
  none: 'No plans on file',
  expired: 'No active plan. Showing an expired plan.',
  chosen: 'Showing the plan you chose.',
};
