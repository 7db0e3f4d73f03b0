import { sumOf } from '../http/money.ts';
import { type Price, pieceOf } from '../plans/price.ts';

/** A charge as far as taking it back goes. */
export interface Charge extends Price {
  id: number;
  status: 'Paid' | 'Pending' | 'Failed' | 'Refunded';
  voided: boolean;
  datePaid: string | null;
  /** What earlier refunds gave back of it. */
  refundedCents: number;
}

/** An entry that takes money back, and what becomes of the charge that it points to. */
export interface TakingBack {
  entry: Price & { referencedTransactionId: number; voided: boolean };
  charge: { status: 'Paid' | 'Refunded'; voided: boolean };
}

export type TakingBackRefusal = 'notPaid' | 'moreThanPaid' | 'nothing' | 'anotherDay' | 'partlyRefunded';

/**
 * Gives back a part of a charge or all of it. The entry is one of its own; the charge stays as it was, and is Refunded
 * once all of it was given back (ENTITY-7).
 */
export function refund(charge: Charge, amountCents: number): TakingBack | TakingBackRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (amountCents <= 0) return 'nothing';
  const refunded = charge.refundedCents + amountCents;
  if (refunded > charge.amountCents) return 'moreThanPaid';
  return {
    entry: { ...shareOf(charge, amountCents), referencedTransactionId: charge.id, voided: false },
    charge: { status: refunded === charge.amountCents ? 'Refunded' : 'Paid', voided: false },
  };
}

/** Takes back a whole charge on the day on which it was made, as if it had never been. */
export function voidCharge(charge: Charge, today: string): TakingBack | TakingBackRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (charge.datePaid !== today) return 'anotherDay';
  if (charge.refundedCents > 0) return 'partlyRefunded';
  return {
    entry: { ...shareOf(charge, charge.amountCents), referencedTransactionId: charge.id, voided: true },
    charge: { status: 'Refunded', voided: true },
  };
}

/** What is left of a charge after everything that was taken back of it. */
export const keptOf = (charge: Pick<Charge, 'amountCents'>, entries: readonly Price[]): number =>
  charge.amountCents - sumOf(entries.map(({ amountCents }) => amountCents));

const shareOf = (charge: Charge, amountCents: number): Price =>
  pieceOf(charge, charge.refundedCents, charge.refundedCents + amountCents);
