import type { TransactionChain, TransactionTotals } from './transaction.ts';

export const TRANSACTION_SORT_FIELDS = [
  'datePaid',
  'dueDate',
  'charge',
  'refund',
  'amount',
  'paymentStatus',
  'paymentType',
  'planName',
  'transactionId',
] as const;
export type TransactionSortField = (typeof TRANSACTION_SORT_FIELDS)[number];

export interface TransactionSort {
  field: TransactionSortField;
  order: 'asc' | 'desc';
}

/** The first is the default (API-18). */
export const TRANSACTION_PAGE_SIZES = [10, 25, 50] as const;

/** Pages count chains, from 1. */
export interface TransactionRequest {
  sort: TransactionSort;
  page: number;
  pageSize: number;
}

export const FIRST_TRANSACTIONS: TransactionRequest = {
  sort: { field: 'datePaid', order: 'desc' },
  page: 1,
  pageSize: TRANSACTION_PAGE_SIZES[0],
};

/** `records` and the totals count all chains. */
export interface TransactionPage {
  records: number;
  chains: readonly TransactionChain[];
  totals: TransactionTotals;
}
