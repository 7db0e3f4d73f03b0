import { type Price, pieceOf } from '../plans/price.ts';

export interface Charge extends Price {
  status: 'Paid' | 'Pending' | 'Failed' | 'Refunded';
  voided: boolean;
  datePaid: string | null;
  refundedCents: number;
}

/** What is given back. */
export interface Reversal {
  price: Price;
  voided: boolean;
}

export type ReversalRefusal = 'notPaid' | 'moreThanPaid' | 'nothing' | 'anotherDay' | 'partlyRefunded';

/** A refund is a separate transaction (ENTITY-7). */
export function refund(charge: Charge, amountCents: number): Reversal | ReversalRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (amountCents <= 0) return 'nothing';
  if (charge.refundedCents + amountCents > charge.amountCents) return 'moreThanPaid';
  return { price: shareOf(charge, amountCents), voided: false };
}

/** Only on the day of the charge. */
export function voidCharge(charge: Charge, today: string): Reversal | ReversalRefusal {
  if (charge.status !== 'Paid' || charge.voided) return 'notPaid';
  if (charge.datePaid !== today) return 'anotherDay';
  if (charge.refundedCents > 0) return 'partlyRefunded';
  return { price: shareOf(charge, charge.amountCents), voided: true };
}

const shareOf = (charge: Charge, amountCents: number): Price =>
  pieceOf(charge, charge.refundedCents, charge.refundedCents + amountCents);
