import { runAll } from './run-all.ts';

/** The fees and taxes in each part of a payment. Earlier parts get theirs in the order in which they were settled. */
const STATEMENTS = [
  `alter table transaction_parts
    add column admin_fee_cents integer not null default 0,
    add column admin_fee_sales_tax_cents integer not null default 0,
    add column fee_sales_tax_cents integer not null default 0`,
  `update transaction_parts parts set
      admin_fee_cents = greatest(0, least(paid_to, admin_tax_from) - greatest(paid_from, admin_from)),
      admin_fee_sales_tax_cents = greatest(0, least(paid_to, fee_tax_from) - greatest(paid_from, admin_tax_from)),
      fee_sales_tax_cents = greatest(0, paid_to - greatest(paid_from, fee_tax_from))
    from (
      select settled.transaction_id, settled.payment_due_id, paid_to, paid_to - settled.amount_cents as paid_from,
        debts.amount_cents - fee_sales_tax_cents - admin_fee_sales_tax_cents - admin_fee_cents as admin_from,
        debts.amount_cents - fee_sales_tax_cents - admin_fee_sales_tax_cents as admin_tax_from,
        debts.amount_cents - fee_sales_tax_cents as fee_tax_from
      from (
        select transaction_id, payment_due_id, amount_cents,
          sum(amount_cents) over (partition by payment_due_id order by settled_at, transactions.id)::integer as paid_to
        from transaction_parts join transactions on transactions.id = transaction_id
        where payment_status <> 'Pending'
      ) settled
      join payments_due debts on debts.id = settled.payment_due_id
    ) placed
    where placed.transaction_id = parts.transaction_id and placed.payment_due_id = parts.payment_due_id`,
];

export const partPrices = runAll(STATEMENTS);
