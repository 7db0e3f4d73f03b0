import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { accountInSentence } from '#domain/payment/account-in-sentence.ts';
import type { ReversalKind, Reversible } from '#domain/payment/reversal.ts';

export const REFUND = 'Refund';
export const VOID = 'Void';
export const AMOUNT = 'Amount';
export const REASON = 'Reason';
export const REASON_HINT = 'For your records. The patient doesn’t see it.';
export const RECEIPT = 'Email the receipt to';
export const OPTIONAL_EMAIL = `${RECEIPT} (optional)`;
export const OWN_ADDRESS = 'Patient’s email';
export const OTHER_ADDRESS = 'Another email';
export const NO_RECEIPT = 'No one';
export const ADDRESS = 'Email';
export const TRY_AGAIN = 'Try again';
export const TITLES = { refund: 'Refund payment', void: 'Void payment' } as const;
const VERBS = { refund: REFUND, void: VOID } as const;
export const UNCONFIRMED = 'We couldn’t confirm that it went through';
export const UNCONFIRMED_ADVICE = 'It’s safe to try again. It can’t go through twice.';

/** `Transaction 90, paid 03/04/2026 by Ada Marlowe.` */
export const aboutPayment = ({ transactionId, memberName, paidOn }: Reversible) =>
  `Transaction ${transactionId}, paid ${formatDate(paidOn)}${memberName && ` by ${memberName}`}.`;

/** Where the money goes. The office returns cash and checks itself. */
export function whereTo(kind: ReversalKind, { refundableCents, paidWith, isOffice }: Reversible): string {
  const amount = formatMoney(refundableCents);
  const account = accountInSentence(paidWith);
  if (kind === 'refund')
    return isOffice
      ? `Paid with ${account}: return up to ${amount} to the patient yourself. It won’t be due again. The refund is only recorded here.`
      : `Up to ${amount} goes back to ${account}, usually within 5 to 10 business days. It won’t be due again.`;
  return isOffice
    ? `The ${amount} payment will be canceled, and its amount will be due again unless the plan is canceled. Paid with ${account}: return it to the patient yourself.`
    : `The ${amount} charge to ${account} will be canceled, and its amount will be due again unless the plan is canceled.`;
}

/** `Refund $24.17`; without a valid amount, `Refund` */
export const submitOf = (kind: ReversalKind, cents: number | null) =>
  cents === null ? VERBS[kind] : `${VERBS[kind]} ${formatMoney(cents)}`;
export const actionsOf = (id: string) => `Actions for transaction ${id}`;
