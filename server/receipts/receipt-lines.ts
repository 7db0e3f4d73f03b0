import { formatMoney } from '#domain/money/format-money.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { longDate } from '../calendar-date.ts';
import { paidWith } from '../payments/paid-with.ts';
import type { StoredTransaction } from '../payments/transactions.queries.ts';

type Line = readonly [label: string, value: string];

export interface ReceiptText {
  title: string;
  /** Whether the receipt is for money that the practice has received. */
  isPaid: boolean;
  practice: readonly string[];
  details: readonly Line[];
  /** The last one is the total of the others. */
  amounts: readonly Line[];
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

export function receiptText(stored: SettledTransaction): ReceiptText {
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
      ['Patient', `${stored.first_name} ${stored.last_name}`],
      ['Member ID', stored.member_id],
      ['Plan', stored.plan_name],
      ...(isReversal ? [] : [['Payment due', longDate(stored.due_date)] as const]),
      [isReversal ? 'Date' : 'Date paid', longDate(stored.date_paid)],
      ['Payment method', methodOf(stored)],
      ...(stored.office_method === null
        ? [['On your statement as', stored.billing_descriptor] as const]
        : []),
    ],
    amounts: amounts(stored),
    closing: phone === '' ? undefined : `Questions? Call us at ${phone}.`,
  };
}

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
  const named = [
    ['Plan fee', total - adminFee - tax],
    ['Admin fee', adminFee],
    ['Sales tax', tax],
  ] as const;
  const parts = adminFee + tax > 0 ? named.filter(([, cents]) => cents > 0) : [];
  return [
    ...parts.map(([label, cents]) => [label, formatMoney(cents)] as const),
    [amountLabel(stored), formatMoney(total)],
  ];
}

function amountLabel({ refund_cents, voided }: StoredTransaction): string {
  if (refund_cents === 0) return 'Amount paid';
  return voided ? 'Amount voided' : 'Amount refunded';
}
