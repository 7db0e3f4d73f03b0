import { runAll } from './run-all.ts';

/** The charge of a refused purchase that the bank declined to reverse has no plan: it is paid until staff refund it. */
const STATEMENTS = [
  `alter table transactions
    drop constraint transactions_plan,
    add constraint transactions_plan check (
      plan_id is not null or payment_status in ('Paid', 'Refunded') or referenced_transaction_id is not null)`,
];

export const keptCharges = runAll(STATEMENTS);
