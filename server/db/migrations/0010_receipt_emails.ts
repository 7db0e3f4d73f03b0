import { runAll } from './run-all.ts';

/** An email references the transaction whose receipt it contains, so that the portal can show who received one. */
const STATEMENTS = [
  'alter table outbox_messages add column transaction_id bigint references transactions on delete set null',
  `create index outbox_messages_by_transaction on outbox_messages (transaction_id, id)
    where transaction_id is not null`,
];

export const receiptEmails = runAll(STATEMENTS);
