import type { Failure } from '#domain/failure/failure.ts';
import type {
  ReceiptChoice,
  ReceiptTo,
  ReversalField,
  ReversalKind,
  Reversible,
} from '#domain/payment/reversal.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type ReversalEvent =
  | { type: 'reversal.open'; kind: ReversalKind; of: Reversible }
  | { type: 'address.choose'; choice: ReceiptChoice }
  | { type: 'reversal.confirm' }
  | FieldEvent<ReversalField>
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface ReversalInput extends Pick<ReceiptTo, 'ownAddress'> {
  /** PERM-8 */
  mayReverse: boolean;
}

export interface ReversalContext extends ReversalInput, ReceiptTo {
  kind: ReversalKind;
  of: Reversible;
  fields: FormFields<ReversalField>;
  isChecked: boolean;
  attempt: number;
  failure: Failure | null;
}
