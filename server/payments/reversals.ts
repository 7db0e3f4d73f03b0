import { sumOf } from '../http/money.ts';
import { type Price, pieceOf } from '../plans/price.ts';

export interface Charge extends Price {
  id: number;
  status: 'Paid' | 'Pending' | 'Failed' | 'Refunded';
  voided: boolean;
  datePaid: string | null;
  refundedCents: number;
}

export interface Reversal {
  entry: Price & { referencedTransactionId: number; voided: boolean };
  charge: { status: 'Paid' | 'Refunded'; voided: boolean };
}

export type ReversalRefusal = 'notPaid' | 'moreThanPaid' | 'nothing' | 'anotherDay' | 'partlyRefunded';

/** A refund is a separate transaction. The charge becomes Refunded once all of it is refunded (ENTITY-7). */
export function refund(charge: Charge, amountCents: number): Reversal | ReversalRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (amountCents <= 0) return 'nothing';
  const refunded = charge.refundedCents + amountCents;
  if (refunded > charge.amountCents) return 'moreThanPaid';
  return {
    entry: { ...shareOf(charge, amountCents), referencedTransactionId: charge.id, voided: false },
    charge: { status: refunded === charge.amountCents ? 'Refunded' : 'Paid', voided: false },
  };
}

/** Only on the day of the charge. */
export function voidCharge(charge: Charge, today: string): Reversal | ReversalRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (charge.datePaid !== today) return 'anotherDay';
  if (charge.refundedCents > 0) return 'partlyRefunded';
  return {
    entry: { ...shareOf(charge, charge.amountCents), referencedTransactionId: charge.id, voided: true },
    charge: { status: 'Refunded', voided: true },
  };
}

export const netOf = (charge: Pick<Charge, 'amountCents'>, entries: readonly Price[]): number =>
  charge.amountCents - sumOf(entries.map(({ amountCents }) => amountCents));

const shareOf = (charge: Charge, amountCents: number): Price =>
  pieceOf(charge, charge.refundedCents, charge.refundedCents + amountCents);
