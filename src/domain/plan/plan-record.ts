import type { ScheduledPayment } from '../payment/payment-schedule.ts';
import type { UsedProcedure } from './treatment.ts';

export type PlanRecord =
  | { kind: 'treatments'; procedures: readonly UsedProcedure[] }
  | { kind: 'schedule'; payments: readonly ScheduledPayment[] };
