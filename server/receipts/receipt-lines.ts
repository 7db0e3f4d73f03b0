import { formatLongDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAYMENT_TYPE_WORDS } from '#domain/payment/payment-type-words.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { paidWith } from '../payments/paid-with.ts';
import type { StoredTransaction } from '../payments/transactions.queries.ts';

type Line = readonly [label: string, value: string];

export interface ReceiptText {
  title: string;
  /** Whether the receipt is for money that the practice has received. */
  isPaid: boolean;
  practice: readonly string[];
  details: readonly Line[];
  /** What was paid. The last one is the total of the others. */
  amounts: readonly Line[];
  /** What is left to pay on the plan. */
  balance: Line | undefined;
  /** How to reach the practice. Undefined without a phone number. */
  closing: string | undefined;
}

/** Only settled transactions have a receipt. */
export type SettledTransaction = StoredTransaction & { date_paid: string };

const TITLE = 'Receipt';

function titleOf({ referenced_transaction_id, voided, payment_status }: SettledTransaction): string {
  if (referenced_transaction_id !== null) return voided ? 'Voided payment' : 'Refund';
  if (voided) return 'Receipt (voided)';
  return payment_status === 'Refunded' ? 'Receipt (refunded)' : TITLE;
}

/** @param balanceCents what is left to pay on the plan, if it is known */
export function receiptText(stored: SettledTransaction, balanceCents?: number): ReceiptText {
  const isReversal = stored.referenced_transaction_id !== null;
  const phone = formatPhone(stored.practice_phone ?? '');
  return {
    title: titleOf(stored),
    isPaid: titleOf(stored) === TITLE,
    practice: [stored.practice_name, stored.practice_address, phone, stored.practice_email].filter(
      (line) => line !== null && line !== '',
    ) as string[],
    details: [
      [isReversal ? 'Transaction number' : 'Receipt number', String(stored.id)],
      ...(isReversal
        ? [
            [
              `${stored.voided ? 'Void' : 'Refund'} of receipt`,
              String(stored.referenced_transaction_id),
            ] as const,
          ]
        : []),
      [isReversal ? 'Date' : 'Date paid', formatLongDate(stored.date_paid)],
      ['Payment method', methodOf(stored)],
      ['Patient', `${stored.first_name} ${stored.last_name}`],
      ['Member ID', stored.member_id],
      ['Plan', stored.plan_name],
      ...(stored.plan_start === null || stored.plan_end === null
        ? []
        : [['Plan term', `${unbroken(stored.plan_start)} to ${unbroken(stored.plan_end)}`] as const]),
      ...(isReversal ? [] : [['Payment due', formatLongDate(stored.due_date)] as const]),
      ...(stored.taken_by_full_name === null
        ? []
        : [[isReversal ? 'Processed by' : 'Taken by', stored.taken_by_full_name] as const]),
      ...(stored.office_method === null
        ? [['On your statement as', stored.billing_descriptor] as const]
        : []),
    ],
    amounts: amounts(stored),
    balance: balanceCents === undefined ? undefined : ['Balance due', formatMoney(balanceCents)],
    closing: phone === '' ? undefined : `Questions? Call us at ${phone}.`,
  };
}

/** A date whose parts stay on one line. */
const unbroken = (date: string) => formatLongDate(date).replaceAll(' ', '\u00a0');

const methodOf = ({ payment_type, last_four, card_type, account_type, ...office }: StoredTransaction) =>
  paidWith({
    paymentType: payment_type,
    lastFour: last_four,
    cardType: card_type,
    accountType: account_type,
    officeMethod: office.office_method,
    checkNumber: office.check_number,
  });

function amounts(stored: StoredTransaction): Line[] {
  const back = stored.refund_cents > 0;
  const total = back ? stored.refund_cents : stored.charge_cents;
  const adminFee = back ? stored.admin_fee_refund_cents : stored.admin_fee_charge_cents;
  const tax = back
    ? stored.admin_fee_sales_tax_refund_cents + stored.fee_sales_tax_refund_cents
    : stored.admin_fee_sales_tax_charge_cents + stored.fee_sales_tax_charge_cents;
  const parts = [
    [itemOf(stored), total - adminFee - tax],
    ['Admin fee', adminFee],
    ['Sales tax', tax],
  ] as const;
  return [
    ...parts.filter(([, cents]) => cents > 0).map(([label, cents]) => [label, formatMoney(cents)] as const),
    [amountLabel(stored), formatMoney(total)],
  ];
}

function itemOf({ referenced_transaction_id, voided, payment_type }: StoredTransaction): string {
  if (referenced_transaction_id === null) return PAYMENT_TYPE_WORDS[payment_type];
  return voided ? 'Voided payment' : 'Refund';
}

function amountLabel({ refund_cents, voided }: StoredTransaction): string {
  if (refund_cents === 0) return 'Amount paid';
  return voided ? 'Amount voided' : 'Amount refunded';
}
