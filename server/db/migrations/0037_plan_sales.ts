import { runAll } from './run-all.ts';

const TERMS = `By buying this membership you agree to pay its fee for one term of 12 months, at once or in the monthly payments that were shown to you, to the practice that provides your care.

The membership is not insurance. It gives the benefits and discounts of the plan at this practice only, from the first to the last day of the term. Unused benefits end with the term.

You may cancel within 14 days of the purchase for a full refund if no benefit was used. After that, the fee of the term is not refunded.

The practice charges the payment method that you chose. It tells you of a new fee before your next term begins.`;

/**
 * A sale is stored with all data of the future plan before the gateway is called, so that every charge gets its plan.
 * The plan and its settled payment are written in one transaction. The terms of a version never change.
 */
const STATEMENTS = [
  `create table sale_terms (
    version integer primary key,
    text text not null,
    published_at timestamptz not null
  )`,
  `insert into sale_terms values (1, '${TERMS.replaceAll("'", "''")}', '2026-01-01T00:00:00Z')`,

  `create table plan_sales (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    patient_id bigint not null references patients,
    kind text not null check (kind in ('purchase', 'renewal', 'addMember')),
    from_plan_id bigint references plans,
    contents jsonb not null,
    amount_cents integer not null check (amount_cents >= 0),
    payment_account_id bigint references payment_accounts on delete set null,
    item_id text not null,
    last_four text not null,
    account_type text not null,
    terms_version integer not null references sale_terms,
    state text not null check (state in ('pending', 'done', 'declined')),
    declined_because text,
    plan_id bigint references plans,
    transaction_id bigint references transactions,
    order_reference text not null unique,
    order_holds_until timestamptz not null,
    idempotency_key text not null,
    request_digest text not null,
    sold_by bigint references users on delete set null,
    created_at timestamptz not null,
    settled_at timestamptz,
    check ((kind = 'purchase') = (from_plan_id is null)),
    check ((state = 'pending') = (settled_at is null)),
    check ((state = 'declined') = (declined_because is not null)),
    check ((state = 'done') = (plan_id is not null))
  )`,
  'create unique index plan_sales_by_key on plan_sales (practice_id, idempotency_key)',
  `create unique index plan_sales_pending on plan_sales (patient_id) where state = 'pending'`,
  'create index plan_sales_by_patient on plan_sales (patient_id, id)',
  'create index plan_sales_by_plan on plan_sales (plan_id)',
];

export const planSales = runAll(STATEMENTS);
