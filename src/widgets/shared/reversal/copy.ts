import { formatMoney } from '#domain/money/format-money.ts';
import type { Reversible } from '#domain/payment/reversal.ts';

export const REFUND = 'Refund';
export const VOID = 'Void';
export const AMOUNT = 'Amount';
export const REASON = 'Reason';
export const EMAIL = 'Email the receipt to (optional)';
export const TRY_AGAIN = 'Try again';
export const TITLES = { refund: 'Refund payment', void: 'Void payment' } as const;
export const ADVICE = {
  refund: 'The money goes back the way it came. Cash and checks are only recorded.',
  void: 'The payment is canceled, and its amount is due again.',
} as const;
export const UNCONFIRMED = 'We couldn’t confirm that it went through';
export const UNCONFIRMED_ADVICE = 'It’s safe to try again. It can’t go through twice.';
export const aboutPayment = ({ transactionId, memberName, refundableCents }: Reversible) =>
  `Transaction ${transactionId}${memberName && `, ${memberName}`}: ${formatMoney(refundableCents)} left.`;
export const nameOf = (action: string, transactionId: string) => `${action} transaction ${transactionId}`;
