import type { CodeRights } from '#domain/access/code-rights.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import type { UcrChange } from '#domain/plan/ucr-change.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export interface WantedAmounts {
  /** As the user saw them: the change applies to these amounts. Their versions are compared. */
  codes: readonly ProcedureCode[];
  change: UcrChange;
  /** Changes the selected codes, not a code in its row. */
  isBulk?: true;
}

/** Nothing was saved if others changed these codes (`stale`), or deleted all but these. */
export interface AmountsOutcome {
  kind: 'saved' | 'stale' | 'deleted';
  codes: readonly ProcedureCode[];
}

export type CodeAmountsEvent =
  | FieldEvent<'value'>
  | { type: 'rows.select'; codes: readonly ProcedureCode[]; isSelected: boolean }
  | { type: 'selection.clear' }
  /** The stored values of these codes. */
  | { type: 'codes.refresh'; codes: readonly ProcedureCode[] }
  | { type: 'amount.save'; code: ProcedureCode; cents: number }
  | { type: 'bulk.open' }
  | { type: 'kind.choose'; kind: UcrChange['kind'] }
  | { type: 'bulk.save' }
  | { type: 'conflict.overwrite' }
  | { type: 'save.retry' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface CodeAmountsContext {
  may: CodeRights;
  selected: readonly ProcedureCode[];
  kind: UcrChange['kind'];
  fields: FormFields<'value'>;
  isChecked: boolean;
  /** The amounts being saved, or the rejected ones. */
  wanted: WantedAmounts;
  /** Amounts entered in other rows during a save. They are saved next. */
  later: readonly WantedAmounts[];
  /** The codes that this user has saved, as they were stored. */
  saved: readonly ProcedureCode[];
  /** The stored codes that others have changed. */
  stale: readonly ProcedureCode[];
  failure: Failure | null;
}
