import { expiryStatus, type PaymentAccount } from './payment-account.ts';

/** Amounts are whole cents, days YYYY-MM-DD. */
export interface ScheduledPayment {
  dueDate: string;
  amountCents: number;
  paidCents: number;
  /** The part that pending payments will pay. */
  pendingCents: number;
  /** Charged without the office, alone or with the next payment. */
  isAutomatic: boolean;
}

/** `Next` is the first payment after today. */
export type PaymentState = 'Paid' | 'Pending' | 'Due' | 'Next' | 'Upcoming';

export interface StatedPayment extends ScheduledPayment {
  state: PaymentState;
}

export interface ScheduleTotals {
  amountCents: number;
  paidCents: number;
  /** Overdue and unpaid, pending payments included. */
  dueCents: number;
  /** The part of it that is charged with the next payment. */
  automaticDueCents: number;
  laterCents: number;
}

const openOf = ({ amountCents, paidCents }: ScheduledPayment): number => amountCents - paidCents;
const isDue = ({ dueDate }: ScheduledPayment, today: string): boolean => dueDate <= today;

/** Whether the nightly job can charge a payment on its due date. */
export const isChargedTo = (
  { isAutomatic, dueDate }: ScheduledPayment,
  account: Pick<PaymentAccount, 'expirationDate'> | null,
): boolean => isAutomatic && account !== null && expiryStatus(account, dueDate, null) !== 'expired';

/** Earliest first. */
export function statedPayments(payments: readonly ScheduledPayment[], today: string): StatedPayment[] {
  const earliest = [...payments].sort((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate)));
  const next = earliest.find((payment) => openOf(payment) > 0 && !isDue(payment, today));
  return earliest.map((payment) => ({ ...payment, state: stateOf(payment, today, payment === next) }));
}

/** Open payments before paid ones, whose last is first: what is due and next comes into sight at once. */
export const openFirst = (payments: readonly StatedPayment[]): StatedPayment[] => [
  ...payments.filter(({ state }) => state !== 'Paid'),
  ...payments.filter(({ state }) => state === 'Paid').toReversed(),
];

function stateOf(payment: ScheduledPayment, today: string, isNext: boolean): PaymentState {
  if (openOf(payment) <= 0) return 'Paid';
  if (openOf(payment) <= payment.pendingCents) return 'Pending';
  if (isDue(payment, today)) return 'Due';
  return isNext ? 'Next' : 'Upcoming';
}

export function scheduleTotals(payments: readonly ScheduledPayment[], today: string): ScheduleTotals {
  const sum = (cents: (payment: ScheduledPayment) => number) =>
    payments.reduce((all, payment) => all + cents(payment), 0);
  return {
    amountCents: sum(({ amountCents }) => amountCents),
    paidCents: sum(({ paidCents }) => paidCents),
    dueCents: sum((payment) => (isDue(payment, today) ? openOf(payment) : 0)),
    automaticDueCents: sum((payment) => (isDue(payment, today) && payment.isAutomatic ? openOf(payment) : 0)),
    laterCents: sum((payment) => (isDue(payment, today) ? 0 : openOf(payment))),
  };
}
