import { sumOf } from '#domain/money/arithmetic.ts';
import { type Price, pieceOf, restOf } from '../plans/price.ts';

export interface Debt extends Price {
  id: number;
  dueDate: string;
  paymentType: 'New' | 'Subscription' | 'Upgrade';
  salesTaxHundredths: number;
  /** Without voided payments. */
  paid: Price;
  reservedCents: number;
}

interface DebtPart {
  debtId: number;
  amountCents: number;
}

export type DueRefusal = 'nothingWanted' | 'nothingDue' | 'moreThanDue' | 'pending';

export const amountDue = (debts: readonly Debt[]): number =>
  sumOf(debts.map(({ amountCents, paid }) => amountCents - paid.amountCents));

const openOf = ({ amountCents, paid, reservedCents }: Debt): number =>
  amountCents - paid.amountCents - reservedCents;

/** API-10 */
export function refusalOfAmount(amountCents: number, debts: readonly Debt[]): DueRefusal | undefined {
  if (amountCents <= 0) return 'nothingWanted';
  const due = amountDue(debts);
  if (due === 0) return 'nothingDue';
  if (amountCents > due) return 'moreThanDue';
  return amountCents > sumOf(debts.map(openOf)) ? 'pending' : undefined;
}

export function partsOf(amountCents: number, debts: readonly Debt[]): DebtPart[] {
  const oldestFirst = [...debts].sort((a, b) => compare(a.dueDate, b.dueDate) || a.id - b.id);
  const parts: DebtPart[] = [];
  let left = amountCents;
  for (const debt of oldestFirst) {
    const part = Math.min(left, openOf(debt));
    if (part > 0) parts.push({ debtId: debt.id, amountCents: part });
    left -= part;
  }
  return parts;
}

/** How much of a payment is for renewals and later installments. */
export function recurringCentsOf(parts: readonly DebtPart[], debts: readonly Debt[]): number {
  const recurring = new Set(
    debts.filter(({ paymentType }) => paymentType === 'Subscription').map(({ id }) => id),
  );
  return sumOf(parts.filter(({ debtId }) => recurring.has(debtId)).map(({ amountCents }) => amountCents));
}

/** From what is unpaid, so that all payments add up to the debt even if one of them was voided. */
export const priceOfPart = (debt: Debt, amountCents: number): Price =>
  pieceOf(restOf(debt, debt.paid), 0, amountCents);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
