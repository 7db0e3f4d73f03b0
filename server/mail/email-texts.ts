import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { longDate } from '../calendar-date.ts';

/** Amounts are cents, dates YYYY-MM-DD. */
export interface EmailedTransaction {
  transactionId: string;
  planName: string;
  paymentType: string;
  paymentStatus: string;
  lastFour: string;
  chargeCents: number;
  refundCents: number;
  datePaid: string | null;
  dueDate: string;
  referencedTransactionId: string | null;
}

interface EmailText {
  subject: string;
  body: string;
}

interface Letter {
  practice: string;
  phone: string;
  patient: string;
}

const letter = ({ practice, phone, patient }: Letter, ...paragraphs: string[]): string =>
  [`Hi ${patient},`, ...paragraphs, `Questions? Call us at ${formatPhone(phone)}.`, practice].join('\n\n');

export function receiptEmail(to: Letter, sent: EmailedTransaction): EmailText {
  const isRefund = sent.refundCents > 0;
  const lines = [
    `Amount: ${formatMoney(isRefund ? sent.refundCents : sent.chargeCents)}`,
    `Date: ${longDate(sent.datePaid ?? sent.dueDate)}`,
    `Plan: ${sent.planName}`,
    `Payment method: account ending in ${sent.lastFour}`,
    `Transaction: ${sent.transactionId}`,
    ...(sent.referencedTransactionId ? [`Refund for payment: ${sent.referencedTransactionId}`] : []),
  ];
  const opening = isRefund ? 'We refunded your payment.' : 'Thanks for your payment.';
  return {
    subject: `Your ${isRefund ? 'refund' : 'receipt'} from ${to.practice}`,
    body: letter(to, opening, lines.join('\n')),
  };
}

export function passwordResetEmail(
  name: string,
  { link, minutes }: { link: string; minutes: number },
): EmailText {
  return {
    subject: `Choose a new ${PRODUCT_NAME} password`,
    body: [
      `Hi ${name},`,
      `We received a request for a new password for your ${PRODUCT_NAME} sign-in. Choose one here within ${minutes} minutes:\n${link}`,
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
      PRODUCT_NAME,
    ].join('\n\n'),
  };
}

/** Names no procedure: other people may read the email. The page behind the link has the details. */
export function benefitRequestEmail(
  to: Letter,
  benefit: { planName: string; link: string; answerUntil: string },
): EmailText {
  const request =
    `Our records show that you used a benefit of your ${benefit.planName} plan. ` +
    `Please let us know by ${longDate(benefit.answerUntil)} if that's right:\n${benefit.link}`;
  return { subject: `Please confirm your recent visit to ${to.practice}`, body: letter(to, request) };
}

/** All transactions of a patient, oldest first, with totals. */
export function statementEmail(to: Letter, sent: readonly EmailedTransaction[]): EmailText {
  const settled = sent.filter(({ datePaid }) => datePaid !== null);
  const sum = (cents: (each: EmailedTransaction) => number) =>
    settled.reduce((all, each) => all + cents(each), 0);
  const totals = [
    `Paid: ${formatMoney(sum(({ chargeCents }) => chargeCents))}`,
    `Refunded: ${formatMoney(sum(({ refundCents }) => refundCents))}`,
  ];
  const lines = sent.length === 0 ? ['No transactions yet.'] : sent.map(statementLine);
  return {
    subject: `Your statement from ${to.practice}`,
    body: letter(to, 'Here is your statement.', lines.join('\n'), totals.join('\n')),
  };
}

function statementLine(sent: EmailedTransaction): string {
  const amount = formatMoney(sent.refundCents > 0 ? -sent.refundCents : sent.chargeCents);
  const date = formatDate(sent.datePaid ?? sent.dueDate);
  return [date, sent.planName, sent.paymentType, sent.paymentStatus, amount].join('  ');
}
