import { formatLongDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isVoided } from '#domain/payment/transaction.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { type PaidWith, paidWith } from '../payments/paid-with.ts';
import { type Letter, letterText, type Sender } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/** Amounts are cents, dates YYYY-MM-DD. */
export interface EmailedTransaction extends PaidWith {
  transactionId: string;
  planName: string;
  paymentStatus: string;
  voided: boolean;
  chargeCents: number;
  refundCents: number;
  datePaid: string | null;
  dueDate: string;
  referencedTransactionId: string | null;
  /** Another member of the plan; absent on a receipt. */
  paidBy?: string | null;
}

export interface EmailText {
  subject: string;
  body: string;
  html: string;
}

export interface Recipient {
  firstName: string;
  practice: Sender;
}

export const emailOf = (letter: Letter): EmailText => ({
  subject: letter.subject,
  body: letterText(letter),
  html: letterHtml(letter),
});

const RECEIPT_WORDS = {
  subject: 'receipt for',
  amount: 'Amount paid',
  heading: 'Payment received',
  opening: 'Thanks for your payment. Your receipt is attached.',
};
/** The receipt of a payment that the patient got back. */
const REVERSED_WORDS = {
  refund: {
    subject: 'receipt for a refunded payment of',
    amount: 'Amount paid',
    heading: 'Refunded payment',
    opening: 'We refunded this payment. Its receipt is attached.',
  },
  void: {
    subject: 'receipt for a voided payment of',
    amount: 'Amount paid',
    heading: 'Voided payment',
    opening: 'We voided this payment. Its receipt is attached.',
  },
};
const REVERSAL_WORDS = {
  refund: {
    subject: 'refund of',
    amount: 'Amount refunded',
    heading: 'Your refund',
    opening: 'We refunded your payment. Your refund receipt is attached.',
  },
  void: {
    subject: 'voided payment of',
    amount: 'Amount voided',
    heading: 'Your voided payment',
    opening: 'We voided your payment. The receipt for the void is attached.',
  },
};

function receiptWords({ refundCents, voided, paymentStatus }: EmailedTransaction) {
  const kind = voided ? 'void' : 'refund';
  if (refundCents > 0) return REVERSAL_WORDS[kind];
  return voided || paymentStatus === 'Refunded' ? REVERSED_WORDS[kind] : RECEIPT_WORDS;
}

/** @param balanceCents what is left to pay on the plan */
export function receiptEmail(
  { firstName, practice }: Recipient,
  sent: EmailedTransaction,
  balanceCents: number | undefined,
): EmailText {
  const isReversal = sent.refundCents > 0;
  const words = receiptWords(sent);
  const amount = formatMoney(isReversal ? sent.refundCents : sent.chargeCents);
  return emailOf({
    subject: `Your ${words.subject} ${amount} from ${practice.name}`,
    sender: practice,
    heading: words.heading,
    firstName,
    paragraphs: [words.opening],
    total: [words.amount, amount],
    facts: [
      [isReversal ? 'Date' : 'Date paid', formatLongDate(sent.datePaid ?? sent.dueDate)],
      ['Plan', sent.planName],
      ['Payment method', paidWith(sent)],
      [isReversal ? 'Transaction number' : 'Receipt number', sent.transactionId],
      ...(sent.referencedTransactionId
        ? [[`${sent.voided ? 'Void' : 'Refund'} of receipt`, sent.referencedTransactionId] as const]
        : []),
      ...(balanceCents === undefined ? [] : [['Balance due', formatMoney(balanceCents)] as const]),
    ],
  });
}

/** Names no procedure: other people may read the email. */
export const reminderEmail = (
  { firstName, practice }: Recipient,
  pastDue: { cents: number; since: string; planNames: string },
): EmailText =>
  emailOf({
    subject: `Your payment of ${formatMoney(pastDue.cents)} to ${practice.name} is past due`,
    sender: practice,
    heading: 'Your payment is past due',
    firstName,
    paragraphs: ['We haven’t received a payment for your membership plan.'],
    total: ['Past due', formatMoney(pastDue.cents)],
    facts: [
      ['Plan', pastDue.planNames],
      ['Due since', formatLongDate(pastDue.since)],
    ],
    ...(practice.phone && {
      button: {
        label: `Call ${formatPhone(practice.phone)} to pay`,
        link: `tel:${digitsOf(practice.phone)}`,
      },
    }),
    notes: [
      practice.phone ? 'You can also pay at your next visit.' : 'You can pay at your next visit.',
      'Already paid? Then you can ignore this email.',
    ],
  });

export interface PasswordLink {
  link: string;
  /** Such as `30 minutes`. */
  expiresIn: string;
}

export function passwordResetEmail(firstName: string, { link, expiresIn }: PasswordLink): EmailText {
  return emailOf({
    subject: `Choose a new ${PRODUCT_NAME} password`,
    sender: { name: PRODUCT_NAME, phone: null },
    heading: 'Choose a new password',
    firstName,
    paragraphs: [
      `We received a request for a new password for your ${PRODUCT_NAME} account. This link works once and expires in ${expiresIn}.`,
    ],
    button: { label: 'Choose a new password', link },
    notes: ['If you didn’t ask for this, ignore this email. Your password stays the same.'],
  });
}

export const invitationEmail =
  ({ inviter, organization }: { inviter: string; organization: string }) =>
  (name: string, { link, expiresIn }: PasswordLink): EmailText =>
    emailOf({
      subject: `Your ${PRODUCT_NAME} account at ${organization}`,
      sender: { name: PRODUCT_NAME, phone: null },
      heading: 'Choose your password',
      firstName: name,
      paragraphs: [
        `${inviter} added you to ${organization} in ${PRODUCT_NAME}. This link works once and expires in ${expiresIn}.`,
      ],
      button: { label: 'Choose a password', link },
      notes: ['If the link has expired, choose “Forgot password?” on the sign-in page.'],
    });

/** Also the title of the page behind the link. */
export const BENEFIT_QUESTION = 'Did you use this benefit?';

/** Names no procedure: other people may read the email. The page behind the link has the details. */
export function benefitRequestEmail(
  { firstName, practice }: Recipient,
  benefit: { planName: string; usedOn: string; link: string; answerUntil: string },
): EmailText {
  return emailOf({
    subject: `${practice.name}: did you use this benefit?`,
    sender: practice,
    heading: BENEFIT_QUESTION,
    firstName,
    paragraphs: [
      `We recorded that you used a benefit from your ${benefit.planName} plan on ${formatLongDate(benefit.usedOn)}. ` +
        `Open the link to see which one. Please respond by ${formatLongDate(benefit.answerUntil)}.`,
    ],
    button: { label: 'Review and respond', link: benefit.link },
  });
}

/**
 * All transactions of a patient and of the plans whose subscriber the patient is, oldest first, with totals.
 * @param balance what is left to pay, in cents, on which date
 */
export function statementEmail(
  { firstName, practice }: Recipient,
  sent: readonly EmailedTransaction[],
  balance: { cents: number; on: string },
): EmailText {
  const asOf = formatLongDate(balance.on);
  const [since] = sent.map(({ datePaid, dueDate }) => datePaid ?? dueDate).sort();
  const settled = sent.filter(({ datePaid }) => datePaid !== null);
  const sum = (cents: (each: EmailedTransaction) => number) =>
    settled.reduce((all, each) => all + cents(each), 0);
  const voided = sum(({ voided: isVoid, refundCents }) => (isVoid ? refundCents : 0));
  return emailOf({
    subject: `Your statement from ${practice.name}, ${asOf}`,
    sender: practice,
    heading: 'Your statement',
    firstName,
    paragraphs: [
      since === undefined
        ? `This is your balance as of ${asOf}. No transactions yet.`
        : `These are your payments since ${formatLongDate(since)} and your balance as of ${asOf}.`,
    ],
    total: ['Balance due', formatMoney(balance.cents)],
    facts: [
      ['Paid', formatMoney(sum(({ chargeCents }) => chargeCents))],
      ['Refunded', formatMoney(sum(({ refundCents }) => refundCents) - voided)],
      ...(voided > 0 ? [['Voided', formatMoney(voided)] as const] : []),
    ],
    ...(sent.length > 0 && {
      table: { head: ['Date', 'Payment', 'Amount'], rows: sent.map(statementRow) },
    }),
  });
}

const statementRow = (sent: EmailedTransaction): readonly string[] => [
  formatLongDate(sent.datePaid ?? sent.dueDate),
  [
    sent.planName,
    ...(sent.paidBy ? [sent.paidBy] : []),
    paidWith(sent),
    isVoided(sent) ? 'Voided' : sent.paymentStatus,
  ].join(', '),
  formatMoney(sent.refundCents > 0 ? -sent.refundCents : sent.chargeCents),
];
