import { dollarsOf } from '../http/money.ts';
import type { StoredTransaction } from '../payments/transactions.queries.ts';

/** A receipt in words: what it is, whose, and line by line what was moved. */
export interface ReceiptText {
  title: string;
  practice: readonly string[];
  lines: readonly (readonly [label: string, value: string])[];
}

const TITLES = {
  Paid: 'Receipt',
  Pending: 'Pending payment',
  Failed: 'Declined payment',
  Refunded: 'Receipt of a refunded payment',
} as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(dollarsOf(cents));

/** A calendar date has no zone: it reads the same everywhere. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function receiptText(stored: StoredTransaction): ReceiptText {
  const reversalOf = stored.referenced_transaction_id !== null;
  const kind = stored.voided ? 'Voided payment' : 'Refund';
  return {
    title: reversalOf ? kind : TITLES[stored.payment_status],
    practice: [stored.practice_name, stored.practice_address, stored.practice_phone].filter(
      (line) => line !== null && line !== '',
    ) as string[],
    lines: [
      ['Transaction', String(stored.id)],
      ...(reversalOf ? [['Takes back transaction', String(stored.referenced_transaction_id)] as const] : []),
      ['Patient', `${stored.first_name} ${stored.last_name}`],
      ['Member ID', stored.member_id],
      ['Plan', stored.plan_name],
      [
        stored.payment_status === 'Pending' ? 'Date' : 'Date paid',
        stored.date_paid === null ? 'Not paid' : longDate.format(new Date(stored.date_paid)),
      ],
      ['Payment method', `${stored.payment_type}, account ending in ${stored.last_four}`],
      ['On the statement as', stored.billing_descriptor],
      ...amounts(stored),
    ],
  };
}

function amounts(stored: StoredTransaction): (readonly [string, string])[] {
  const back = stored.refund_cents > 0;
  const total = back ? stored.refund_cents : stored.charge_cents;
  const adminFee = back ? stored.admin_fee_refund_cents : stored.admin_fee_charge_cents;
  const tax = back
    ? stored.admin_fee_sales_tax_refund_cents + stored.fee_sales_tax_refund_cents
    : stored.admin_fee_sales_tax_charge_cents + stored.fee_sales_tax_charge_cents;
  const named = [
    ['Plan fee', total - adminFee - tax],
    ['Admin fee', adminFee],
    ['Sales tax', tax],
  ] as const;
  const parts = adminFee + tax > 0 ? named.filter(([, cents]) => cents > 0) : [];
  return [
    ...parts.map(([label, cents]) => [label, money(cents)] as const),
    [back ? 'Amount given back' : 'Amount', money(total)],
  ];
}
