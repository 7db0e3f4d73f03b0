import type { AccountOnFile } from '../payment/payment-account.ts';
import type { ScheduledPayment } from '../payment/payment-schedule.ts';
import type { Transaction } from '../payment/transaction.ts';
import type { UsedProcedure } from './treatment.ts';

/** A treatment summary, a payment schedule, or what the payment page shows beside the payment. */
export type PlanRecord = Treatments | Schedule | PaymentFacts;

interface Treatments {
  kind: 'treatments';
  procedures: readonly UsedProcedure[];
  /** The plan's fee for its term and all its members. */
  feeCents: number | null;
}

export interface Schedule {
  kind: 'schedule';
  payments: readonly ScheduledPayment[];
  /** The account that is charged on each due date until it expires. */
  chargedTo: AccountOnFile | null;
}

export interface PaymentFacts extends Omit<Schedule, 'kind'> {
  kind: 'facts';
  /** The patient's last charges, newest first. Includes failed ones. */
  charges: readonly Transaction[];
}
