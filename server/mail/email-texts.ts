/** One transaction as an email tells it. Amounts are cents, dates `YYYY-MM-DD`. */
export interface ToldTransaction {
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
  patient: string;
}

const CENTS_A_DOLLAR = 100;

const dollars = (cents: number): string => `$${(cents / CENTS_A_DOLLAR).toFixed(2)}`;

const day = (date: string): string => {
  const [year, month, dayOfMonth] = date.split('-');
  return `${month}/${dayOfMonth}/${year}`;
};

/** The receipt of a transaction that was settled. */
export function receiptEmail({ practice, patient }: Letter, told: ToldTransaction): EmailText {
  const refunded = told.refundCents > 0;
  const lines = [
    practice,
    `${refunded ? 'Refund' : 'Receipt'} ${told.transactionId}`,
    '',
    `Patient: ${patient}`,
    `Plan: ${told.planName}`,
    `${refunded ? 'Refunded' : 'Paid'} on: ${day(told.datePaid ?? told.dueDate)}`,
    `Account ending in: ${told.lastFour}`,
    `Amount: ${dollars(refunded ? told.refundCents : told.chargeCents)}`,
    ...(told.referencedTransactionId ? [`Of the payment: ${told.referencedTransactionId}`] : []),
  ];
  const what = refunded ? 'refund' : 'receipt';
  return { subject: `Your ${what} from ${practice}`, body: `${lines.join('\n')}\n` };
}

/**
 * Asks a patient to confirm the use of a benefit. It names no procedure: an email may be read by others, and the page
 * behind the link says the rest.
 */
export function benefitRequestEmail(
  { practice, patient }: Letter,
  asked: { phone: string; planName: string; link: string; answerUntil: string },
): EmailText {
  const paragraphs = [
    `Hello ${patient},`,
    `${practice} has noted the use of a benefit of your plan ${asked.planName}, and asks you to confirm it.`,
    `Please open this page and answer there until ${day(asked.answerUntil)}:\n${asked.link}`,
    `If it does not open, call ${asked.phone}.`,
    practice,
  ];
  return {
    subject: `${practice} asks you to confirm the use of a benefit`,
    body: paragraphs.join('\n\n'),
  };
}

/** All transactions of a patient, the oldest first, and what they come to. */
export function statementEmail({ practice, patient }: Letter, told: readonly ToldTransaction[]): EmailText {
  const settled = told.filter(({ datePaid }) => datePaid !== null);
  const sum = (cents: (each: ToldTransaction) => number) =>
    settled.reduce((all, each) => all + cents(each), 0);
  const lines = [
    practice,
    `Transactions of ${patient}`,
    '',
    ...(told.length === 0 ? ['There are no transactions.'] : told.map(statementLine)),
    '',
    `Paid: ${dollars(sum(({ chargeCents }) => chargeCents))}`,
    `Refunded: ${dollars(sum(({ refundCents }) => refundCents))}`,
  ];
  return { subject: `Your transactions with ${practice}`, body: `${lines.join('\n')}\n` };
}

function statementLine(told: ToldTransaction): string {
  const amount = told.refundCents > 0 ? `-${dollars(told.refundCents)}` : dollars(told.chargeCents);
  const date = day(told.datePaid ?? told.dueDate);
  return [date, told.planName, told.paymentType, told.paymentStatus, amount].join('  ');
}
