import type { Failure } from '#domain/failure/failure.ts';
import type {
  TransactionPage,
  TransactionRequest,
  TransactionSort,
} from '#domain/payment/transaction-list.ts';

export type TransactionsEvent =
  | { type: 'sort.choose'; sort: TransactionSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  | { type: 'list.retry' }
  | { type: 'receipt.open'; transactionId: string }
  | { type: 'receipt.retry' }
  | { type: 'receipt.dismiss' };

export interface TransactionsContext extends TransactionRequest {
  found: TransactionPage | null;
  failure: Failure | null;
  receipt: string | null;
  receiptFailure: Failure | null;
}
