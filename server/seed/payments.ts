import { addDays, addMonths } from '#domain/date/day.ts';
import { lastDayOf } from '../payments/payment-account.ts';
import { type Reversal, refund, voidCharge } from '../payments/reversals.ts';
import { type Price, priceOf } from '../plans/price.ts';
import { AMOUNT_DUE_CENTS, datesOf, type HeldPlan, paymentCentsOf } from './plans.ts';
import type { Random } from './random.ts';

export interface SeedAccount {
  account_type: 'Credit Card' | 'Debit Card' | 'Bank Transfer';
  card_type: number;
  display_name: string;
  expires_on: string | null;
  last_four: string;
  behavior: 'approved' | 'declined' | 'unanswered';
  auto_renewal: boolean;
  hsa: boolean;
}

/** `reversalOf` is an index in the list. */
export interface SeedTransaction {
  price: Price;
  kind: 'charge' | 'failed' | 'refund';
  payment_type: 'New' | 'Subscription' | 'Refund';
  status: 'Paid' | 'Failed' | 'Refunded';
  voided: boolean;
  date: string;
  dueDate: string;
  reversalOf: number | null;
  byStaff: boolean;
}

const MOSTLY_APPROVED = [...Array<'approved'>(7).fill('approved'), 'declined', 'unanswered'] as const;

/** With auto-renewal, there is always a chargeable account. */
export function accountOf(random: Random, renews: boolean, today: string): SeedAccount | undefined {
  if (!renews && random.chance(0.15)) return undefined;
  const bank = random.chance(0.15);
  const monthsLeft = random.whole(0, 40);
  return {
    account_type: bank ? 'Bank Transfer' : random.pick(['Credit Card', 'Credit Card', 'Debit Card']),
    card_type: bank ? 0 : random.whole(1, 4),
    display_name: bank ? 'Household account' : random.pick(['', 'Family card', 'Blue card']),
    expires_on: bank ? null : endOfMonth(addMonths(today, monthsLeft)),
    last_four: String(random.whole(0, 9999)).padStart(4, '0'),
    behavior: random.pick<SeedAccount['behavior']>(['approved', ...MOSTLY_APPROVED]),
    auto_renewal: renews,
    hsa: !bank && random.chance(0.1),
  };
}

/** Expires at the end of this month (SAMPLE-2). */
export const officeAccount = (random: Random, today: string): SeedAccount => ({
  account_type: 'Credit Card',
  card_type: 2,
  display_name: 'Office card',
  expires_on: endOfMonth(today),
  last_four: String(random.whole(0, 9999)).padStart(4, '0'),
  behavior: 'approved',
  auto_renewal: true,
  hsa: false,
});

export function transactionsOf(
  random: Random,
  { plan, due }: HeldPlan,
  renewal: boolean,
  today: string,
): SeedTransaction[] {
  const list: SeedTransaction[] = [];
  for (const [index, date] of datesOf(plan)
    .filter((each) => each <= today)
    .entries()) {
    const price = priceOfCents(paymentCentsOf(plan) - openOf(plan, due, date));
    if (price.amountCents === 0) break;
    const first = index === 0 && !renewal;
    const byStaff = first || random.chance(0.3);
    const base = { price, date, dueDate: date, voided: false, reversalOf: null, byStaff };
    const charge = { ...base, payment_type: first ? ('New' as const) : ('Subscription' as const) };
    if (random.chance(0.06)) list.push({ ...charge, kind: 'failed', status: 'Failed' });
    list.push({ ...charge, kind: 'charge', status: 'Paid' });
    if (random.chance(0.04)) takeBack(random, list, today);
  }
  return list;
}

/** The payment behind a notification in the sample (SAMPLE-2). */
export const failedOn = (date: string, dueDate = date): SeedTransaction => ({
  price: priceOfCents(AMOUNT_DUE_CENTS),
  kind: 'failed',
  payment_type: 'Subscription',
  status: 'Failed',
  voided: false,
  date,
  dueDate,
  reversalOf: null,
  byStaff: false,
});

/** Without admin fee and tax, so that the payments of a term add up to the plan's fee. */
const priceOfCents = (feeCents: number): Price =>
  priceOf({ feeCents, adminFeeCents: 0, salesTaxHundredths: 0 });

/** What is still due is unpaid: a yearly payment in any case, an installment on its date. */
function openOf(plan: HeldPlan['plan'], due: HeldPlan['due'], date: string): number {
  const own = plan.schedule_date === null ? due : due.filter(({ due_date }) => due_date === date);
  return own.reduce((sum, { amount_cents, paid_cents }) => sum + amount_cents - paid_cents, 0);
}

function takeBack(random: Random, list: SeedTransaction[], today: string): void {
  const index = list.length - 1;
  const charge = list[index];
  if (!charge) return;
  const { price, date } = charge;
  const paid = {
    ...price,
    status: 'Paid' as const,
    voided: false,
    datePaid: date,
    refundedCents: 0,
  };
  const voids = random.chance(0.4);
  const part = random.chance(0.5) ? price.amountCents : Math.floor(price.amountCents / 2);
  const back: Reversal | string = voids ? voidCharge(paid, date) : refund(paid, part);
  const later = addDays(date, voids ? 0 : random.whole(1, 10));
  if (typeof back === 'string' || later > today) return;
  const isWhole = back.price.amountCents === price.amountCents;
  list[index] = { ...charge, status: isWhole ? 'Refunded' : 'Paid', voided: back.voided };
  list.push({
    ...charge,
    price: back.price,
    kind: 'refund',
    payment_type: 'Refund',
    status: 'Refunded',
    voided: back.voided,
    date: later,
    reversalOf: index,
    byStaff: true,
  });
  // A void makes the amount due again. The patient has paid it another way.
  if (back.voided) list.push({ ...charge, payment_type: 'Subscription', byStaff: true });
}

const endOfMonth = (date: string): string => lastDayOf(`${date.slice(5, 7)}/${date.slice(2, 4)}`);
