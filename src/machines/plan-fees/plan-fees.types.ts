import type { Failure } from '#domain/failure/failure.ts';
import type { FeeLevel, PlanFeePage } from '#domain/plan/plan-fee.ts';

export type PlanFeesEvent =
  | { type: 'page.choose'; page: number }
  | { type: 'list.reload' }
  | { type: 'rows.select'; ids: readonly string[]; isSelected: boolean }
  | { type: 'selection.clear' };

export interface PlanFeesContext {
  page: number;
  pageSize: number;
  found: PlanFeePage | null;
  /** Selected fees on all pages. */
  selected: readonly FeeLevel[];
  failure: Failure | null;
}
