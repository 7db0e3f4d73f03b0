import type { Failure } from '#domain/failure/failure.ts';
import type { FeeLevel, PlanFeeDetail } from '#domain/plan/plan-fee.ts';

export type PlanFeeEvent =
  | { type: 'plan.load' }
  | { type: 'cancel.choose'; levelId: string }
  | { type: 'cancel.confirm' }
  | { type: 'dialog.close' };

export interface PlanFeeInput {
  /** Null where the address names no plan. */
  planId: string | null;
  /** PERM-8 */
  mayCancel: boolean;
}

export interface PlanFeeContext extends PlanFeeInput {
  loaded: PlanFeeDetail | null;
  levelToCancel: FeeLevel | null;
  /** Chosen to be canceled while the plan loads. */
  chosenLevelId: string | null;
  failure: Failure | null;
}
