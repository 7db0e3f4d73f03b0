import type { Failure } from '#domain/failure/failure.ts';
import type {
  DayField,
  Period,
  PracticeTransactionPage,
  TransactionChoice,
  TransactionChoices,
} from '#domain/payment/practice-transactions.ts';
import type { TransactionRequest, TransactionSort } from '#domain/payment/transaction-list.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type PracticeTransactionsEvent =
  | { type: 'sort.choose'; sort: TransactionSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  | { type: 'filter.choose'; filter: TransactionChoice; value: string }
  | { type: 'period.choose'; period: Period }
  | { type: 'today.change'; today: string }
  | { type: 'filter.clear' }
  | FieldEvent<DayField>
  /** A retry, or the reload after a refund or a void. */
  | { type: 'list.reload' };

export interface PracticeTransactionsInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** PERM-8 */
  mayReverse: boolean;
}

export interface PracticeTransactionsContext extends PracticeTransactionsInput, TransactionRequest {
  choices: TransactionChoices;
  fields: FormFields<DayField>;
  /** Null once the user leaves the field. */
  typing: DayField | null;
  /** The last complete range. */
  days: { from: string | null; to: string | null };
  found: PracticeTransactionPage | null;
  failure: Failure | null;
}
