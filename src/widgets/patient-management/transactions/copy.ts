import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { entryWord, type Transaction } from '#domain/payment/transaction.ts';

export const NONE = 'No payments yet';
export const NONE_ADVICE = 'Payments appear here once the patient pays for the plan.';
export const NOT_LOADED = 'Couldn’t load transactions';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const RECEIPT_NOT_OPENED = 'Couldn’t open the receipt';
export const PLACES = 'Related pages';
export const TREATMENTS = 'Treatment summary';
export const ARRANGEMENT = 'Payment schedule';
export const EMAIL_STATEMENT = 'Email statement';
export const OPEN_RECEIPT = 'Open receipt';
export const SAVE_RECEIPT = 'Save receipt';
export const RECEIPT_OPENS = 'Wait until the receipt is loaded.';
export const EMAIL_RECEIPT = 'Email receipt';
export const LABEL = 'Charges and refunds';
export const COUNTED = 'charge';

const ENTRY_VERBS = { Charge: 'paid', Refund: 'refunded', Void: 'voided' } as const;
/** `$24.17 paid 03/04/2026, transaction 90` */
export function receiptAbout(id: string, entry: Transaction | undefined): string {
  if (!entry?.datePaid) return `Receipt for transaction ${id}`;
  const amount = formatMoney(entry.chargeCents + entry.refundCents);
  return `${amount} ${ENTRY_VERBS[entryWord(entry)]} ${formatDate(entry.datePaid)}, transaction ${id}`;
}
