import { formatMoney } from '#domain/money/format-money.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';

export const METHOD = 'Payment method';
export const CHOOSE_METHOD = 'Choose a payment method';
export const NO_METHOD = 'Choose a payment method.';
export const NONE_ON_FILE = 'No payment method on file. Add a card or bank account, or choose Cash or Check.';
export const CHECK_NUMBER = 'Check number';
export const NOTE = 'Note (optional)';
export const OFFICE_HINT = 'No card is charged.';
/** Only a card is charged. Cash and checks are already in the office. */
export const confirmWords = (cents: number, method: OfficeMethod | null) =>
  method === null
    ? `Charge ${formatMoney(cents)}`
    : `Record ${formatMoney(cents)} ${method.toLowerCase()} payment`;
