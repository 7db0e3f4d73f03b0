import { runAll } from './run-all.ts';

/**
 * Payment accounts, their charges, and the debts that each charge paid. No card number or token is stored: an account
 * is identified by its id at the payment gateway. `sandbox_orders` holds the records of our own sandbox gateway,
 * separate from ours as a bank's would be.
 */
const STATEMENTS = [
  `create table payment_accounts (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    patient_id bigint references patients on delete cascade,
    account_type text not null check (account_type in ('Credit Card', 'Debit Card', 'Bank Transfer')),
    card_type smallint not null default 0 check (card_type between 0 and 99),
    display_name text not null default '',
    name text not null,
    zip_code text not null,
    expires_on date check ((account_type = 'Bank Transfer') = (expires_on is null)),
    last_four text not null check (last_four ~ '^\\d{4}$'),
    item_id text not null,
    active boolean not null default true,
    auto_renewal boolean not null default false,
    fsa boolean not null default false,
    hsa boolean not null default false,
    created_at timestamptz not null,
    check (active or not auto_renewal)
  )`,
  'create index payment_accounts_by_practice on payment_accounts (practice_id, id)',
  'create index payment_accounts_by_patient on payment_accounts (patient_id, id)',
  'create unique index payment_accounts_once on payment_accounts (practice_id, coalesce(patient_id, 0), item_id)',
  `create unique index payment_accounts_one_for_renewals
    on payment_accounts (practice_id, coalesce(patient_id, 0)) where auto_renewal`,

  'alter table plans add column sold_by bigint references users on delete set null',

  `alter table payments_due
    add column payment_type text not null default 'Subscription'
      check (payment_type in ('Subscription', 'Upgrade', 'New')),
    add column paid_cents integer not null default 0 check (paid_cents between 0 and amount_cents),
    add column admin_fee_cents integer not null default 0 check (admin_fee_cents >= 0),
    add column admin_fee_sales_tax_cents integer not null default 0 check (admin_fee_sales_tax_cents >= 0),
    add column fee_sales_tax_cents integer not null default 0 check (fee_sales_tax_cents >= 0),
    add column sales_tax_hundredths integer not null default 0 check (sales_tax_hundredths between 0 and 10000),
    add check (admin_fee_cents + admin_fee_sales_tax_cents + fee_sales_tax_cents <= amount_cents)`,

  `create table transactions (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    patient_id bigint not null references patients,
    plan_id bigint not null references plans,
    plan_name text not null,
    payment_account_id bigint references payment_accounts on delete set null,
    last_four text not null check (last_four ~ '^\\d{4}$'),
    payment_type text not null check (payment_type in
      ('Subscription', 'Refund', 'Upgrade', 'New', 'Credit Card', 'Debit Card', 'Bank Transfer')),
    payment_status text not null check (payment_status in ('Paid', 'Pending', 'Failed', 'Refunded')),
    failure_reason text,
    charge_cents integer not null default 0 check (charge_cents >= 0),
    admin_fee_charge_cents integer not null default 0 check (admin_fee_charge_cents >= 0),
    admin_fee_sales_tax_charge_cents integer not null default 0 check (admin_fee_sales_tax_charge_cents >= 0),
    fee_sales_tax_charge_cents integer not null default 0 check (fee_sales_tax_charge_cents >= 0),
    refund_cents integer not null default 0 check (refund_cents >= 0),
    admin_fee_refund_cents integer not null default 0 check (admin_fee_refund_cents >= 0),
    admin_fee_sales_tax_refund_cents integer not null default 0 check (admin_fee_sales_tax_refund_cents >= 0),
    fee_sales_tax_refund_cents integer not null default 0 check (fee_sales_tax_refund_cents >= 0),
    sales_tax_hundredths integer not null default 0 check (sales_tax_hundredths between 0 and 10000),
    billing_descriptor text not null,
    due_date date not null,
    date_paid date,
    referenced_transaction_id bigint references transactions,
    voided boolean not null default false,
    taken_by bigint references users on delete set null,
    sold_by bigint references users on delete set null,
    order_reference text not null unique,
    order_holds_until timestamptz not null,
    idempotency_key text,
    request_digest text,
    created_at timestamptz not null,
    settled_at timestamptz,
    check (charge_cents = 0 or refund_cents = 0),
    check ((payment_status = 'Pending') = (settled_at is null)),
    check ((payment_status in ('Paid', 'Refunded')) = (date_paid is not null)),
    check ((referenced_transaction_id is not null) = (refund_cents > 0)),
    check (admin_fee_charge_cents + admin_fee_sales_tax_charge_cents + fee_sales_tax_charge_cents <= charge_cents),
    check (admin_fee_refund_cents + admin_fee_sales_tax_refund_cents + fee_sales_tax_refund_cents <= refund_cents)
  )`,
  `create unique index transactions_by_idempotency_key on transactions (practice_id, idempotency_key)
    where idempotency_key is not null`,
  'create index transactions_by_patient on transactions (patient_id, date_paid, id)',
  'create index transactions_by_practice on transactions (practice_id, date_paid, id)',
  'create index transactions_by_staff on transactions (practice_id, taken_by, date_paid, id)',
  'create index transactions_by_plan on transactions (plan_id, id)',
  'create index transactions_by_account on transactions (payment_account_id)',
  'create index transactions_by_reference on transactions (referenced_transaction_id)',
  `create index transactions_unsettled on transactions (created_at) where payment_status = 'Pending'`,

  `create table transaction_parts (
    transaction_id bigint not null references transactions on delete cascade,
    payment_due_id bigint not null references payments_due on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    primary key (transaction_id, payment_due_id)
  )`,
  'create index transaction_parts_by_payment_due on transaction_parts (payment_due_id)',

  `create table sandbox_orders (
    reference text primary key,
    item_id text not null,
    amount_cents integer not null check (amount_cents > 0),
    declined_because text,
    arrived_at timestamptz not null
  )`,
];

export const money = runAll(STATEMENTS);
