import { runAll } from './run-all.ts';

/** The state that the text of a receipt shows, for its PDF. Null for other emails and those of older versions. */
const STATEMENTS = ['alter table outbox_messages add column receipt_state jsonb'];

export const receiptStates = runAll(STATEMENTS);
