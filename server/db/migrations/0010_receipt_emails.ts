import { runAll } from './run-all.ts';

/** An email knows the transaction whose receipt it is: who was sent one can be told. */
const STATEMENTS = [
  'alter table outbox_messages add column transaction_id bigint references transactions on delete set null',
  `create index outbox_messages_by_transaction on outbox_messages (transaction_id, id)
    where transaction_id is not null`,
];

export const receiptEmails = runAll(STATEMENTS);
