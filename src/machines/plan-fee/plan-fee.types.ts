import type { Failure } from '#domain/failure/failure.ts';
import type { FeeLevel, PlanFeeDetail } from '#domain/plan/plan-fee.ts';

export type PlanFeeEvent =
  | { type: 'plan.load' }
  | { type: 'cancel.choose'; levelId: string }
  | { type: 'cancel.confirm' }
  | { type: 'dialog.close' };

export interface PlanFeeInput {
  /** Null if the address contains no plan. */
  planId: string | null;
  /** PERM-8 */
  mayCancel: boolean;
}

export interface PlanFeeContext extends PlanFeeInput {
  loaded: PlanFeeDetail | null;
  levelToCancel: FeeLevel | null;
  /** The level whose increase the user chose to cancel while the plan was loading. */
  chosenLevelId: string | null;
  failure: Failure | null;
}
