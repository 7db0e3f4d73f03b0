import type { Failure } from '#domain/failure/failure.ts';
import type { FeeLevel, PlanFeeDetail } from '#domain/plan/plan-fee.ts';
import type { FeeChangeInput } from '../fee-change/fee-change.types.ts';

export type PlanFeeEvent =
  /** A retry, or the reload after a change or a conflict. */
  | { type: 'fees.reload' }
  | { type: 'cancel.choose'; levelId: string }
  | { type: 'cancel.confirm' }
  | { type: 'dialog.close' };

export interface PlanFeeInput extends FeeChangeInput {
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
