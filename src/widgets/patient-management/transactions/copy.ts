import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';

export const NONE = 'Nothing has been paid on a plan of this patient yet.';
export const NOT_LOADED = 'The transactions could not be loaded';
/** A total, where the transactions could not be loaded. */
export const NOT_KNOWN = '—';
export const RETRY = 'Try again';
export const DISMISS = 'Dismiss';
export const RECEIPT_NOT_OPENED = 'The receipt could not be opened';
export const TREATMENTS = 'Treatment summary';
export const ARRANGEMENT = 'Payment arrangement';
export const EMAIL_STATEMENT = 'Email statement';
export const OPEN_RECEIPT = 'Open receipt';
export const EMAIL_RECEIPT = 'Email receipt';
export const actionsOf = (id: string) => `Transaction ${id}`;
export const LABEL = 'Charges and refunds';
export const NOT_PAID = 'Not paid';
export const VOIDED = 'Voided';
export const pageTotal = (paid: string, refunded: string, net: string) =>
  `On this page: paid ${paid}, refunded ${refunded}, net ${net}`;

export const RECEIPT_TITLE = 'Email the receipt';
export const STATEMENT_TITLE = 'Email a statement';
export const STATEMENT_ABOUT = 'All transactions of this patient, and what they come to.';
export const receiptAbout = (id: string) => `The receipt of transaction ${id}.`;
export const SEND_TO = 'Send to';
export const OWN_ADDRESS = 'The patient’s address';
export const OTHER_ADDRESS = 'Another address';
export const ADDRESS = 'Email';
export const SEND_RECEIPT = 'Send receipt';
export const SEND_STATEMENT = 'Send statement';
export const CANCEL = 'Cancel';
export const NOT_SENT = 'The email was not sent';
export const PERHAPS_SENT = 'Not known whether the email was sent';
export const HISTORY = 'Sent before';
export const NEVER_SENT = 'This receipt was not emailed yet.';
export const HISTORY_LOADING = 'Emails are being looked up.';
export const HISTORY_NOT_LOADED = 'To whom it was sent before could not be loaded.';

/** What became of an email, in words for the front desk. */
export const EMAIL_STATES: Readonly<Record<ReceiptEmail['state'], string>> = {
  Waiting: 'On its way',
  Sent: 'Sent',
  Failed: 'Failed',
  Unknown: 'Perhaps sent',
};
