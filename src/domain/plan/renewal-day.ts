import { addDays } from '../date/day.ts';
import type { Plan } from './plan.ts';

/** The day when the plan's renewal charges the patient's account, YYYY-MM-DD; null if it does not. */
export const renewalDay = ({ autoRenew, expiresIn, paidByPractice }: Plan, today: string): string | null =>
  autoRenew && expiresIn >= 0 && !paidByPractice ? addDays(today, expiresIn) : null;
