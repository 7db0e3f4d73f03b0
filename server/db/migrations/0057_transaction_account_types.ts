import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Null for cash and checks, and for older payments whose account was removed.
  `alter table transactions add column account_type text
    check (account_type in ('Credit Card', 'Debit Card', 'Bank Transfer'))`,
  `update transactions set account_type = payment_accounts.account_type
    from payment_accounts where payment_accounts.id = payment_account_id`,
];

export const transactionAccountTypes = runAll(STATEMENTS);
