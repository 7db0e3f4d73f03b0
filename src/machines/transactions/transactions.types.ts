import type { Failure } from '#domain/failure/failure.ts';
import type {
  TransactionPage,
  TransactionRequest,
  TransactionSort,
} from '#domain/payment/transaction-list.ts';

/** A file has a name, which the browser can't give to a tab. */
export type ReceiptPlace = 'tab' | 'file';

export type TransactionsEvent =
  | { type: 'sort.choose'; sort: TransactionSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  | { type: 'list.retry' }
  | { type: 'receipt.open'; transactionId: string; into: ReceiptPlace }
  | { type: 'receipt.retry' }
  | { type: 'receipt.dismiss' };

export interface TransactionsContext extends TransactionRequest {
  found: TransactionPage | null;
  failure: Failure | null;
  receipt: string | null;
  into: ReceiptPlace;
  receiptFailure: Failure | null;
}
