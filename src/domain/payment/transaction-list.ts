import type { TransactionChain, TransactionTotals } from './transaction.ts';

export const TRANSACTION_SORT_FIELDS = [
  'datePaid',
  'dueDate',
  'charge',
  'refund',
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

/** How many chains a page may have; the first of them is what it has by itself (API-18). */
export const TRANSACTION_PAGE_SIZES = [10, 25, 50] as const;

/** What the server is asked for: pages count chains, from 1. */
export interface TransactionRequest {
  sort: TransactionSort;
  page: number;
  pageSize: number;
}

/** The newest first. */
export const FIRST_TRANSACTIONS: TransactionRequest = {
  sort: { field: 'datePaid', order: 'desc' },
  page: 1,
  pageSize: TRANSACTION_PAGE_SIZES[0],
};

/** One page of a patient's transactions; `records` counts chains, and the totals are those of all of them. */
export interface TransactionPage {
  records: number;
  chains: readonly TransactionChain[];
  totals: TransactionTotals;
}
