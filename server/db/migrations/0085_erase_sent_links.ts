import { runAll } from './run-all.ts';

/** Emails that were sent keep no link that sets a password or answers for a patient. */
const STATEMENTS = [
  "update outbox_messages set body = '', html = null where state = 'sent' and kind in ('passwordReset', 'benefit')",
];

export const eraseSentLinks = runAll(STATEMENTS);
