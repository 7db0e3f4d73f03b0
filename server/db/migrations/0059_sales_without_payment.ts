import { runAll } from './run-all.ts';

/** A sale that charges nothing needs no payment account. */
const STATEMENTS = [
  `alter table plan_sales
    alter column item_id drop not null,
    alter column last_four drop not null,
    alter column account_type drop not null,
    add constraint plan_sales_paid_with check (
      (item_id is null) = (last_four is null) and (item_id is null) = (account_type is null)
      and (amount_cents = 0 or item_id is not null))`,
];

export const salesWithoutPayment = runAll(STATEMENTS);
