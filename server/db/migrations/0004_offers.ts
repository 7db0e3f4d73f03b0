import { runAll } from './run-all.ts';

/** What practices offer: procedure codes, plans with their fees and benefits, the use of benefits; and goals. */
const STATEMENTS = [
  `create table procedure_codes (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices on delete cascade,
    ada_code text collate "C" not null,
    code_key text collate "C" generated always as (lower(ada_code)) stored,
    description text not null,
    ucr_cents integer not null check (ucr_cents >= 0),
    specialty_name text not null,
    specialty_key text collate "C" generated always as (lower(specialty_name)) stored,
    specialty_code text not null,
    category text not null,
    is_custom boolean not null,
    covered_by_memberships boolean not null default false,
    unique (practice_id, code_key)
  )`,
  'create index procedure_codes_by_specialty on procedure_codes (practice_id, specialty_key, code_key)',

  `create table offered_plans (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices on delete cascade,
    name text not null,
    annual_maximum_cents integer check (annual_maximum_cents >= 0),
    employer_contribution_cents integer not null default 0 check (employer_contribution_cents >= 0),
    unique (practice_id, name)
  )`,
  `create table coverage_levels (
    offered_plan_id bigint not null references offered_plans on delete cascade,
    level_id text collate "C" not null,
    position smallint not null,
    name text not null,
    fee_cents integer not null check (fee_cents >= 0),
    is_subscription boolean not null,
    enrollment_fee_cents integer not null check (enrollment_fee_cents >= 0),
    monthly_payment_cents integer not null check (monthly_payment_cents >= 0),
    recurring_share_is_percentage boolean not null,
    recurring_share_hundredths integer not null check (recurring_share_hundredths >= 0),
    primary key (offered_plan_id, level_id)
  )`,
  `create table fee_increases (
    id bigint generated always as identity primary key,
    offered_plan_id bigint not null,
    level_id text collate "C" not null,
    rate_increase_type smallint not null check (rate_increase_type in (0, 1)),
    percentage_hundredths integer check (percentage_hundredths > 0),
    new_fee_cents integer not null check (new_fee_cents >= 0),
    communication_send_date date not null,
    effective_date date not null,
    planned_by bigint references users on delete set null,
    planned_at timestamptz not null,
    notices_sent_at timestamptz,
    cancelled_at timestamptz,
    foreign key (offered_plan_id, level_id) references coverage_levels on delete cascade,
    check (communication_send_date < effective_date),
    check ((rate_increase_type = 0) = (percentage_hundredths is not null))
  )`,
  'create index fee_increases_by_level on fee_increases (offered_plan_id, level_id, effective_date)',
  `create index fee_increases_to_tell on fee_increases (communication_send_date)
    where cancelled_at is null and notices_sent_at is null`,

  `create table plan_discounts (
    offered_plan_id bigint not null references offered_plans on delete cascade,
    position smallint not null,
    name text not null,
    percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
    primary key (offered_plan_id, position)
  )`,
  `create table benefit_groups (
    id bigint generated always as identity primary key,
    offered_plan_id bigint not null references offered_plans on delete cascade,
    position smallint not null,
    benefit text not null,
    term_limit integer not null check (term_limit between 0 and 1000),
    unique (offered_plan_id, position)
  )`,
  `create table benefit_group_codes (
    benefit_group_id bigint not null references benefit_groups on delete cascade,
    procedure_code_id bigint not null references procedure_codes,
    primary key (benefit_group_id, procedure_code_id)
  )`,
  'create index benefit_group_codes_by_code on benefit_group_codes (procedure_code_id)',

  'alter table plans add column offered_plan_id bigint references offered_plans',
  `create index plans_by_offer on plans (offered_plan_id, coverage_level_id, end_date)
    where offered_plan_id is not null`,
  `create table benefit_uses (
    id bigint generated always as identity primary key,
    plan_id bigint not null references plans on delete cascade,
    patient_id bigint not null references patients on delete cascade,
    benefit_group_id bigint not null references benefit_groups,
    procedure_code_id bigint not null references procedure_codes,
    given_cents integer not null check (given_cents >= 0),
    procedure_date date not null,
    status text not null check (status in ('Requested', 'Confirmed', 'Denied')),
    used_by bigint references users on delete set null,
    asked_at timestamptz not null,
    undone_at timestamptz
  )`,
  'create index benefit_uses_by_plan on benefit_uses (plan_id, patient_id)',
  'create index benefit_uses_by_code on benefit_uses (procedure_code_id)',

  `create table goals (
    practice_id bigint not null references practices on delete cascade,
    year smallint not null check (year between 2000 and 2200),
    month smallint not null check (month between 1 and 12),
    setting_cents bigint not null check (setting_cents >= 0),
    primary key (practice_id, year, month)
  )`,
];

export const offers = runAll(STATEMENTS);
