import type { ScheduledPayment } from '../payment/payment-schedule.ts';
import type { UsedProcedure } from './treatment.ts';

/** What a page tells of a plan's past and future: its procedures, or its payments. */
export type PlanRecord =
  | { kind: 'treatments'; procedures: readonly UsedProcedure[] }
  | { kind: 'schedule'; payments: readonly ScheduledPayment[] };
