import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';

export const NONE = 'No payments yet';
export const NONE_ADVICE = 'Payments appear here once the patient pays for the plan.';
export const NOT_LOADED = 'Couldn’t load transactions';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const RECEIPT_NOT_OPENED = 'Couldn’t open the receipt';
export const TREATMENTS = 'Treatment summary';
export const ARRANGEMENT = 'Payment schedule';
export const EMAIL_STATEMENT = 'Email statement';
export const OPEN_RECEIPT = 'Open receipt';
export const EMAIL_RECEIPT = 'Email receipt';
export const actionsOf = (id: string) => `Actions for transaction ${id}`;
export const LABEL = 'Charges and refunds';
export const pageTotal = (paid: string, refunded: string, voided: string | null, net: string) =>
  `This page: ${paid} paid, ${refunded} refunded, ${voided === null ? '' : `${voided} voided, `}${net} net`;

export const STATEMENT_ABOUT = 'Sends every payment and refund, with totals.';
export const receiptAbout = (id: string) => `Receipt for transaction ${id}`;
export const SEND_TO = 'Send to';
export const OWN_ADDRESS = 'Patient’s email';
export const OTHER_ADDRESS = 'Another email';
export const ADDRESS = 'Email';
export const SEND_RECEIPT = 'Send receipt';
export const SEND_STATEMENT = 'Send statement';
export const NOT_SENT = 'The email wasn’t sent';
export const PERHAPS_SENT = 'We couldn’t confirm that the email was sent';
export const HISTORY = 'Previous emails';
export const NEVER_SENT = 'This receipt hasn’t been emailed yet.';
export const HISTORY_LOADING = 'Loading…';
export const HISTORY_NOT_LOADED = 'Couldn’t load previous emails.';

export const EMAIL_STATES: Readonly<Record<ReceiptEmail['state'], string>> = {
  Waiting: 'Sending',
  Sent: 'Sent',
  Failed: 'Failed',
  Unknown: 'Not confirmed',
};
