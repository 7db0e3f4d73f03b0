import type { Failure } from '#domain/failure/failure.ts';
import type { FeeLevel, PlanFeePage } from '#domain/plan/plan-fee.ts';
import type { FeeChangeInput } from '../fee-change/fee-change.types.ts';

export type PlanFeesEvent =
  | { type: 'page.choose'; page: number }
  /** A retry, or the reload after a change or a conflict. */
  | { type: 'fees.reload' }
  | { type: 'rows.select'; ids: readonly string[]; isSelected: boolean }
  | { type: 'selection.clear' };

export interface PlanFeesContext extends FeeChangeInput {
  page: number;
  pageSize: number;
  found: PlanFeePage | null;
  /** Selected fees on all pages. */
  selected: readonly FeeLevel[];
  failure: Failure | null;
}
