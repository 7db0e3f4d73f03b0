import { runAll } from './run-all.ts';

/**
 * The outbox; live notifications; the version of a patient's record; what a job has done for a day; the audit. A
 * notification gets its position under a lock that is held until its transaction ends: within a practice, positions
 * become visible in order, so a reader of one position has missed none before it.
 */
const STATEMENTS = [
  `create table outbox_messages (
    id bigint generated always as identity primary key,
    message_id uuid not null unique,
    kind text not null,
    practice_id bigint references practices,
    recipient text not null,
    subject text not null,
    body text not null,
    once_key text unique,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    send_after timestamptz not null,
    claimed_at timestamptz,
    sent_at timestamptz,
    last_error text not null default ''
  )`,
  `create index outbox_messages_waiting on outbox_messages (send_after, id) where state = 'waiting'`,
  `create index outbox_messages_sending on outbox_messages (claimed_at) where state = 'sending'`,
  `create index outbox_messages_dead on outbox_messages (id) where state in ('failed', 'unknown')`,
  `create function tell_of_message() returns trigger language plpgsql as $$
  begin
    perform pg_notify('outbox', '');
    return null;
  end $$`,
  `create trigger tell_of_message after insert on outbox_messages
    for each statement execute function tell_of_message()`,

  'alter table patients add column version integer not null default 1',

  'create sequence notification_positions',
  'alter table notifications add column position bigint',
  'update notifications set position = id',
  `select setval('notification_positions', (select coalesce(max(id), 0) + 1 from notifications), false)`,
  'alter table notifications alter column position set not null',
  'create unique index notifications_in_order on notifications (practice_id, position)',
  `create function place_notification() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7301443, new.practice_id::integer);
    new.position := nextval('notification_positions');
    perform pg_notify('notifications', new.practice_id::text);
    return new;
  end $$`,
  `create trigger place_notification before insert on notifications
    for each row execute function place_notification()`,
  `create function tell_of_session_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('session_ends', new.id::text);
    return null;
  end $$`,
  `create trigger tell_of_session_end after update of ended_at on sessions
    for each row when (old.ended_at is null and new.ended_at is not null)
    execute function tell_of_session_end()`,

  `create table job_runs (
    practice_id bigint not null references practices on delete cascade,
    job text not null,
    day date not null,
    ran_at timestamptz not null,
    primary key (practice_id, job, day)
  )`,

  `create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    request_id text not null,
    operation text not null,
    stage text not null check (stage in ('change', 'answer')),
    user_id bigint not null,
    organization_id bigint,
    practice_id bigint,
    member_id text,
    outcome smallint
  )`,
  'create index audit_entries_by_time on audit_entries using brin (at)',
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'audit entries are neither changed nor removed' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger refuse_change before update or delete or truncate on audit_entries
    for each statement execute function refuse_change()`,
];

export const messages = runAll(STATEMENTS);
