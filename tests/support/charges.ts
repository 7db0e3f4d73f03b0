import type { Transaction } from '#domain/payment/transaction.ts';

/** A completed payment of 30 dollars. */
export const aCharge: Transaction = {
  id: '70001',
  planName: 'Family Care',
  status: 'Paid',
  type: 'Credit Card',
  office: null,
  lastFour: '0042',
  paidWith: 'Visa ending in 0042',
  billingDescriptor: 'BRIDGEWORK ALDER',
  datePaid: '2026-03-02',
  dueDate: '2026-03-01',
  chargeCents: 3000,
  refundCents: 0,
  reversalOf: null,
  voided: false,
  refundableCents: 0,
  voidable: false,
  failure: null,
};

/** A refund of a part of it. */
export const aRefund: Transaction = {
  ...aCharge,
  id: '70002',
  status: 'Refunded',
  type: 'Refund',
  datePaid: '2026-03-05',
  chargeCents: 0,
  refundCents: 1250,
  reversalOf: '70001',
  /** From a server that doesn't say it. */
  paidWith: 'Account ending in 0042',
};
