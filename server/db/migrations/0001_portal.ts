import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Staff, organizations and their practices; patients with their plans and debts; notifications.
 * SQL of PostgreSQL 15. Names are folded for searching: without accents, case, apostrophes and hyphens.
 */
const STATEMENTS = [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',

  `create function plain_text(text) returns text language sql immutable strict parallel safe
    return lower(public.unaccent('public.unaccent'::regdictionary, normalize($1, NFC)))`,
  `create function name_key(text) returns text language sql immutable strict parallel safe
    return btrim(regexp_replace(translate(plain_text($1), '-''', ' '), '\\s+', ' ', 'g'))`,

  `create table users (
    id bigint generated always as identity primary key,
    first_name text not null,
    email text not null,
    username text not null,
    username_key text collate "C" generated always as (lower(username)) stored unique,
    phone text not null,
    password_hash text not null,
    locked boolean not null default false,
    created_at timestamptz not null
  )`,
  `create table organizations (
    id bigint generated always as identity primary key,
    name text not null unique
  )`,
  `create table user_organizations (
    user_id bigint not null references users on delete cascade,
    organization_id bigint not null references organizations on delete cascade,
    position integer not null,
    primary key (user_id, organization_id)
  )`,
  'create index user_organizations_by_organization on user_organizations (organization_id)',
  `create table practices (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations,
    name text not null,
    state text not null check (state ~ '^[A-Z]{2}$'),
    time_zone text not null,
    phone text not null,
    goal integer not null check (goal >= 0),
    patient_count integer not null default 0,
    unique (organization_id, name)
  )`,
  `create table practice_support (
    practice_id bigint primary key references practices on delete cascade,
    telephone_number text not null,
    weekday_hours text not null,
    weekend_hours text not null,
    email_support text not null,
    address text not null
  )`,

  `create table permissions (
    id bigint generated always as identity primary key,
    name text not null unique,
    permission_group integer not null,
    level text not null check (level ~ '^[01]{4}$')
  )`,
  `create table roles (
    id bigint generated always as identity primary key,
    name text not null unique
  )`,
  `create table role_permissions (
    role_id bigint not null references roles,
    permission_id bigint not null references permissions,
    primary key (role_id, permission_id)
  )`,
  `create table user_roles (
    user_id bigint not null references users on delete cascade,
    role_id bigint not null references roles,
    primary key (user_id, role_id)
  )`,
  `create table user_permissions (
    user_id bigint not null references users on delete cascade,
    permission_id bigint not null references permissions,
    primary key (user_id, permission_id)
  )`,

  'create sequence member_numbers start 10000001 maxvalue 99999999',
  `create table patients (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    member_id text collate "C" not null default nextval('member_numbers')::text unique,
    subscriber_identifier text not null,
    name_prefix text not null default '',
    first_name text not null,
    middle_initial text not null default '',
    last_name text not null,
    name_suffix text not null default '',
    birth_date date not null,
    email text not null,
    email_verified boolean not null default false,
    phone text not null,
    address_line1 text not null,
    address_line2 text not null default '',
    city text not null,
    state text not null,
    zip_code text not null,
    external_patient_id text not null default '',
    external_patient_source text not null default '',
    first_key text collate "C" generated always as (name_key(first_name)) stored,
    last_key text collate "C" generated always as (name_key(last_name)) stored,
    email_key text collate "C" generated always as (lower(email)) stored,
    subscriber_key text collate "C" generated always as (lower(subscriber_identifier)) stored
  )`,
  'create index patients_by_id on patients (practice_id, id)',
  'create index patients_by_member_id on patients (practice_id, member_id, id)',
  'create index patients_by_first_name on patients (practice_id, first_key, last_key, id)',
  'create index patients_by_last_name on patients (practice_id, last_key, first_key, id)',
  'create index patients_by_birth_date on patients (practice_id, birth_date, id)',
  'create index patients_by_email on patients (practice_id, email_key, id)',
  'create index patients_by_subscriber on patients (practice_id, subscriber_key, id)',
  'create index patients_by_part_of_email on patients using gin (practice_id, email_key gin_trgm_ops)',

  `create table patient_standings (
    patient_id bigint primary key references patients on delete cascade,
    practice_id bigint not null,
    past_due_cents integer not null default 0 check (past_due_cents >= 0),
    plan_type text collate "C" not null default '',
    standing smallint not null default 2 check (standing between 0 and 2),
    covered_until date
  )`,
  'create index patient_standings_by_past_due on patient_standings (practice_id, past_due_cents, patient_id)',
  'create index patient_standings_by_plan_type on patient_standings (practice_id, plan_type, patient_id)',
  `create index patient_standings_by_status
    on patient_standings (practice_id, standing, covered_until desc, patient_id)`,

  `create function follow_added_patients() returns trigger language plpgsql as $$
  begin
    insert into patient_standings (patient_id, practice_id) select id, practice_id from added_patients;
    update practices set patient_count = patient_count + added.patients
    from (select practice_id, count(*) as patients from added_patients group by practice_id) added
    where practices.id = added.practice_id;
    return null;
  end $$`,
  `create function follow_removed_patients() returns trigger language plpgsql as $$
  begin
    update practices set patient_count = patient_count - removed.patients
    from (select practice_id, count(*) as patients from removed_patients group by practice_id) removed
    where practices.id = removed.practice_id;
    return null;
  end $$`,
  `create trigger follow_added_patients after insert on patients
    referencing new table as added_patients for each statement execute function follow_added_patients()`,
  `create trigger follow_removed_patients after delete on patients
    referencing old table as removed_patients for each statement execute function follow_removed_patients()`,

  `create table plans (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    name text not null,
    coverage_level_id text not null,
    coverage_level text not null,
    start_date date not null,
    end_date date not null,
    auto_renew boolean not null,
    inactive boolean not null default false,
    template_type text not null check (template_type in ('Legacy', 'Ad-hoc')),
    schedule_date date,
    add_additional_member_cents integer not null check (add_additional_member_cents >= 0),
    check (end_date >= start_date)
  )`,
  'create index plans_by_practice on plans (practice_id, id)',
  `create table plan_members (
    plan_id bigint not null references plans on delete cascade,
    patient_id bigint not null references patients on delete cascade,
    relationship text not null check (relationship in ('Self', 'Dependent')),
    disabled boolean not null default false,
    primary key (plan_id, patient_id)
  )`,
  'create index plan_members_by_patient on plan_members (patient_id, plan_id)',
  `create unique index plan_members_one_subscriber on plan_members (plan_id) where relationship = 'Self'`,
  `create table payments_due (
    id bigint generated always as identity primary key,
    plan_id bigint not null references plans on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    due_date date not null
  )`,
  'create index payments_due_by_plan on payments_due (plan_id)',

  `create table notifications (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices,
    text text not null,
    notification_type text not null check (notification_type in ('general', 'important', 'urgent')),
    type_of_notification text not null,
    created_at timestamptz not null,
    reference_id text not null,
    patient_id bigint references patients on delete set null
  )`,
  'create index notifications_newest on notifications (practice_id, created_at desc, id desc)',
  `create table notification_dismissals (
    notification_id bigint not null references notifications on delete cascade,
    user_id bigint not null references users on delete cascade,
    dismissed_at timestamptz not null,
    primary key (notification_id, user_id)
  )`,
];

/** Permission, group, level, and the roles that have it (PERM-1 to PERM-3). */
const RIGHTS: readonly (readonly [string, number, string, readonly string[]])[] = [
  ['ReadOnlyGeneralNotification', 16, '1000', ['ViewerGeneral']],
  ['ReadOnlyWarningNotification', 16, '1000', ['ViewerWarning']],
  ['ReadOnlyUrgentNotification', 16, '1000', ['ViewerUrgent']],
  ['GoalSettingsManagement', 12, '1111', ['AdministratorGoalSettings']],
  ['PaymentManagementManagement', 14, '1111', ['AdministratorPaymentManagement']],
  ['ADACodesManagement', 13, '1111', ['AdministratorADACodes']],
  ['CustomADACodesManagement', 13, '1111', ['AdministratorCustomADACodes']],
  ['ADACodesEditor', 13, '1010', ['EditorADACodes']],
  ['PlanFeesManagement', 15, '1111', ['AdministratorPlanFees', 'AdministratorFeeManagement']],
  ['PlanFeesEditor', 15, '1010', ['EditorPlanFees']],
];

async function addRights(db: Kysely<unknown>): Promise<void> {
  for (const [permission, group, level, roles] of RIGHTS) {
    await sql`insert into permissions (name, permission_group, level) values (${permission}, ${group}, ${level})`.execute(
      db,
    );
    for (const role of roles) {
      await sql`insert into roles (name) values (${role})`.execute(db);
      await sql`insert into role_permissions (role_id, permission_id)
        select roles.id, permissions.id from roles, permissions
        where roles.name = ${role} and permissions.name = ${permission}`.execute(db);
    }
  }
}

export const portal: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    await addRights(db);
  },
};
