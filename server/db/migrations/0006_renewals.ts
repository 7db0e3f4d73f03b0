import { runAll } from './run-all.ts';

/**
 * Terms that follow one another. The key of `renewals` lets a plan be renewed once. `instalments` stores a term's
 * price as it was agreed on when the term was created; each installment becomes a debt on its day.
 */
const STATEMENTS = [
  `alter table practices
    add column admin_fee_cents integer not null default 0 check (admin_fee_cents >= 0),
    add column sales_tax_hundredths integer not null default 0 check (sales_tax_hundredths between 0 and 10000)`,
  'alter table plans add column paid_by_practice boolean not null default false',
  'create index plans_that_renew on plans (practice_id, end_date) where auto_renew and not inactive',

  `create table renewals (
    plan_id bigint primary key references plans on delete cascade,
    next_plan_id bigint unique references plans on delete cascade,
    tried_until date not null,
    begun_at timestamptz,
    given_up_at timestamptz,
    check (begun_at is null or next_plan_id is not null),
    check (begun_at is null or given_up_at is null)
  )`,
  'create index renewals_open on renewals (plan_id) where begun_at is null and given_up_at is null',

  `create table instalments (
    plan_id bigint not null references plans on delete cascade,
    number smallint not null check (number >= 1),
    due_date date not null,
    payment_type text not null check (payment_type in ('Subscription', 'Upgrade', 'New')),
    amount_cents integer not null check (amount_cents > 0),
    admin_fee_cents integer not null check (admin_fee_cents >= 0),
    admin_fee_sales_tax_cents integer not null check (admin_fee_sales_tax_cents >= 0),
    fee_sales_tax_cents integer not null check (fee_sales_tax_cents >= 0),
    sales_tax_hundredths integer not null check (sales_tax_hundredths between 0 and 10000),
    payment_due_id bigint unique references payments_due,
    tried_until date,
    told_at timestamptz,
    primary key (plan_id, number),
    check ((payment_due_id is null) = (tried_until is null)),
    check (admin_fee_cents + admin_fee_sales_tax_cents + fee_sales_tax_cents <= amount_cents)
  )`,
  'create index instalments_to_come on instalments (due_date) where payment_due_id is null',
  'create index instalments_tried on instalments (tried_until) where payment_due_id is not null',
];

export const renewals = runAll(STATEMENTS);
