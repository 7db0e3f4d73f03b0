import { addDays } from '../date/day.ts';
import type { Plan } from './plan.ts';

/** The day when the plan renews automatically, YYYY-MM-DD; null if it does not. */
export const renewalDay = ({ autoRenew, expiresIn }: Plan, today: string): string | null =>
  autoRenew && expiresIn >= 0 ? addDays(today, expiresIn) : null;
