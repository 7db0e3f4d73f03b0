import type { AccountName } from '../payment/payment-account.ts';
import type { ScheduledPayment } from '../payment/payment-schedule.ts';
import type { UsedProcedure } from './treatment.ts';

/** A treatment summary or a payment schedule. */
export type PlanRecord = Treatments | Schedule;

interface Treatments {
  kind: 'treatments';
  procedures: readonly UsedProcedure[];
  /** The plan's fee for its term and all its members. */
  feeCents: number | null;
}

interface Schedule {
  kind: 'schedule';
  payments: readonly ScheduledPayment[];
  /** The account that is charged on each due date. */
  chargedTo: AccountName | null;
}
