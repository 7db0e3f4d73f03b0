import type { Difference } from '#domain/failure/difference.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { ChangeKind, ChangeMode, FeeField } from '#domain/plan/fee-change.ts';
import type { FeeLevel, FeePreview, NoticeDays } from '#domain/plan/plan-fee.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export interface FeeChangeOpened {
  mode: ChangeMode;
  levels: readonly FeeLevel[];
  /** The notice period that the practice's state requires. */
  leastNoticeDays: NoticeDays;
}

export type FeeChangeEvent =
  | FieldEvent<FeeField>
  | ({ type: 'change.open' } & FeeChangeOpened)
  | { type: 'today.change'; today: string }
  | { type: 'kind.choose'; kind: ChangeKind }
  | { type: 'notice.choose'; noticeDays: NoticeDays }
  | { type: 'change.review' }
  | { type: 'change.edit' }
  | { type: 'change.confirm' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface FeeChangeInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** PERM-8 */
  mayIncrease: boolean;
  mayEdit: boolean;
}

export interface FeeChangeContext extends FeeChangeInput, FeeChangeOpened {
  kind: ChangeKind;
  noticeDays: NoticeDays;
  fields: FormFields<FeeField>;
  /** The form was submitted, so it shows missing values. */
  isChecked: boolean;
  preview: FeePreview | null;
  /** The values that another user stored, next to what this user typed. */
  conflicts: readonly Difference[];
  failure: Failure | null;
}
