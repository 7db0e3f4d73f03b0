import { listed } from './harness.ts';

export const RECEIPT_ADDRESS = {
  address: '/receipts/70001/Receipt%2010000001%202026-03-02.pdf',
  token: 'head.claims.signature',
};

const CHARGE = {
  transactionId: '70001',
  planName: 'Family Care',
  lastFour: '0042',
  paidWith: 'Visa ending in 0042',
  billingDescriptor: 'BRIDGEWORK ALDER',
  datePaid: '2026-03-02',
  dueDate: '2026-03-01',
  charge: 30,
  refund: 0,
  voided: false,
  referencedTransactionId: null as string | null,
  paymentStatus: 'Paid',
  paymentType: 'Credit Card',
};
const REFUND = {
  ...CHARGE,
  transactionId: '70002',
  paidWith: undefined,
  datePaid: '2026-03-05',
  charge: 0,
  refund: 12.5,
  referencedTransactionId: '70001',
  paymentStatus: 'Refunded',
  paymentType: 'Refund',
};

/** A page of transactions in the contract's format: a charge and its reversal. */
export const RECEIVED_TRANSACTIONS = {
  info: { records: 21, pages: 3 },
  results: [CHARGE, REFUND],
  totals: { paid: 30, refunded: 12.5, voided: 0, pending: 0 },
};

export const NO_TRANSACTIONS = { ...listed(), totals: { paid: 0, refunded: 0, voided: 0, pending: 0 } };

/** Payments of a practice in the contract's format. The first one can be refunded and voided. */
export const receivedPayments = (records: number) => ({
  info: { records, pages: Math.ceil(records / 10) },
  results: RECEIVED_TRANSACTIONS.results.slice(0, records).map((each, place) => ({
    ...each,
    refundable: place === 0 ? 30 : 0,
    voidable: place === 0,
    member: { memberId: '10000001' },
    memberName: 'Ada Marlowe',
    userName: 'office@bridgework.test',
    userFullName: 'Olga Office',
  })),
  totals: RECEIVED_TRANSACTIONS.totals,
  users: [{ userName: 'office@bridgework.test', fullName: 'Olga Office' }],
});
