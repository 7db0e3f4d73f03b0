import type { AccountName } from '../payment/payment-account.ts';
import type { ScheduledPayment } from '../payment/payment-schedule.ts';
import type { UsedProcedure } from './treatment.ts';

export type PlanRecord =
  | {
      kind: 'treatments';
      procedures: readonly UsedProcedure[] /** What the plan costs for its term. */;
      feeCents: number | null;
    }
  | {
      kind: 'schedule';
      payments: readonly ScheduledPayment[] /** By itself, on the due date. */;
      chargedTo: AccountName | null;
    };
