/** The payment statuses and types of the glossary (ENTITY-7). */
export const PAYMENT_STATUSES = ['Paid', 'Pending', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_TYPES = [
  'Subscription',
  'Refund',
  'Upgrade',
  'New',
  'Credit Card',
  'Debit Card',
  'Bank Transfer',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** One movement of money on a plan, or the attempt of one (ENTITY-1). Amounts are whole cents, days YYYY-MM-DD. */
export interface Transaction {
  id: string;
  planName: string;
  status: PaymentStatus;
  type: PaymentType;
  lastFour: string;
  billingDescriptor: string;
  /** None until it is paid. */
  datePaid: string | null;
  dueDate: string;
  chargeCents: number;
  refundCents: number;
  /** The transaction that this one refunds or voids. */
  takesBack: string | null;
  /** A flag and no status (ENTITY-7): of a void, and of the charge that it took back. */
  voided: boolean;
}

/** A charge with all that took it back, as one. */
export interface TransactionChain {
  entries: readonly [Transaction, ...Transaction[]];
  /** What is left of it. */
  netCents: number;
}

export interface TransactionTotals {
  paidCents: number;
  refundedCents: number;
  /** Of payments whose outcome the bank has not told. */
  pendingCents: number;
}

/** What was paid and is not given back. */
export const netOf = ({ paidCents, refundedCents }: TransactionTotals): number => paidCents - refundedCents;

/** Only what was settled has moved money, and only that has a receipt. */
export const isSettled = ({ datePaid }: Transaction): boolean => datePaid !== null;

/** What transactions come to; what failed comes to nothing. */
export function totalsOf(transactions: readonly Transaction[]): TransactionTotals {
  const settled = transactions.filter(isSettled);
  const pending = transactions.filter(({ status }) => status === 'Pending');
  return {
    paidCents: sumOf(settled.map(({ chargeCents }) => chargeCents)),
    refundedCents: sumOf(settled.map(({ refundCents }) => refundCents)),
    pendingCents: sumOf(pending.map(({ chargeCents }) => chargeCents)),
  };
}

/** Each transaction once, behind the one that it takes back where that is among them; chains stay in their order. */
export function chainsOf(transactions: readonly Transaction[]): TransactionChain[] {
  const ids = new Set(transactions.map(({ id }) => id));
  const isFirst = ({ takesBack }: Transaction) => takesBack === null || !ids.has(takesBack);
  return transactions.filter(isFirst).map((first) => {
    const backs = transactions.filter((each) => each.takesBack === first.id && !isFirst(each));
    const entries: TransactionChain['entries'] = [first, ...backs];
    return { entries, netCents: netOf(totalsOf(entries)) };
  });
}

/** What an entry is, in a word. */
export function entryWord({ takesBack, voided }: Transaction): 'Charge' | 'Refund' | 'Void' {
  if (takesBack === null) return 'Charge';
  return voided ? 'Void' : 'Refund';
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);
