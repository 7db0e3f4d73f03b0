import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';

export const EMAIL_RECEIPT = 'Email receipt';
export const EMAIL_STATEMENT = 'Email statement';
export const STATEMENT_ABOUT = 'Sends every payment and refund to date, with totals.';
export const RETRY = 'Try again';
export const PATIENT_EMAIL = 'Patient’s email';
export const NO_EMAIL = 'None on file';
export const OTHER_EMAIL = 'Use another email';
export const SEND_TO = 'Send to';
export const OWN_ADDRESS = 'Patient’s email';
export const OTHER_ADDRESS = 'Another email';
export const ADDRESS = 'Email';
export const SEND_RECEIPT = 'Send receipt';
export const SEND_STATEMENT = 'Send statement';
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
