import { runAll } from './run-all.ts';

/** Why a payment is refunded or voided, who gets the receipt, and the sandbox's own record of it. */
const STATEMENTS = [
  `alter table transactions
    add column reason text,
    add column receipt_to text,
    add check (reason is null or referenced_transaction_id is not null),
    add check (receipt_to is null or referenced_transaction_id is not null)`,
  // One at a time, because the outcome of an open one is not known yet.
  `create unique index transactions_one_open_reversal on transactions (referenced_transaction_id)
    where payment_status = 'Pending' and referenced_transaction_id is not null`,
  `create table sandbox_reversals (
    reference text primary key,
    charge_reference text not null,
    amount_cents integer not null check (amount_cents > 0),
    declined_because text,
    arrived_at timestamptz not null
  )`,
  'create index sandbox_reversals_by_charge on sandbox_reversals (charge_reference)',
];

export const reversals = runAll(STATEMENTS);
