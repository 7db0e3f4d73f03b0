import { runAll } from './run-all.ts';

/** A sale that is paid in cash or by check has no payment account. */
const STATEMENTS = [
  `alter table plan_sales
    add column office_method text check (office_method in ('Cash', 'Check')),
    add column check_number text check (check_number ~ '^\\d{1,12}$'),
    add check ((check_number is not null) = (office_method is not distinct from 'Check')),
    drop constraint plan_sales_paid_with,
    add constraint plan_sales_paid_with check (
      (item_id is null) = (last_four is null) and (item_id is null) = (account_type is null)
      and (item_id is null or office_method is null)
      and (amount_cents = 0 or item_id is not null or office_method is not null))`,
];

export const officeSales = runAll(STATEMENTS);
