import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Null for account payments.
  `alter table transactions
    add column office_method text check (office_method in ('Cash', 'Check')),
    add column check_number text check (check_number ~ '^\\d{1,12}$'),
    add column note text,
    add check ((check_number is not null) = (office_method is not distinct from 'Check')),
    drop constraint transactions_last_four_check,
    add constraint transactions_last_four_check
      check (last_four ~ '^\\d{4}$' or (office_method is not null and last_four = ''))`,
];

export const officePayments = runAll(STATEMENTS);
