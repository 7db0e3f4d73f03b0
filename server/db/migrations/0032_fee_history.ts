import { runAll } from './run-all.ts';

const STATEMENTS = [
  'alter table coverage_levels add column fee_version integer not null default 1',
  `create table fee_increase_events (
    id bigint generated always as identity primary key,
    fee_increase_id bigint not null references fee_increases on delete cascade,
    kind text not null check (kind in ('scheduled', 'edited', 'canceled', 'noticesSent')),
    made_by bigint references users on delete set null,
    made_at timestamptz not null,
    new_fee_cents integer not null check (new_fee_cents >= 0),
    communication_send_date date not null,
    effective_date date not null,
    emails integer check (emails >= 0),
    check (emails is null or kind = 'noticesSent')
  )`,
  'create index fee_increase_events_by_increase on fee_increase_events (fee_increase_id, id)',
  `insert into fee_increase_events (fee_increase_id, kind, made_by, made_at, new_fee_cents,
     communication_send_date, effective_date)
   select id, kind, made_by, made_at, new_fee_cents, communication_send_date, effective_date from (
     select *, 'scheduled' as kind, planned_by as made_by, planned_at as made_at, 1 as step from fee_increases
     union all
     select *, 'noticesSent', null, notices_sent_at, 2 from fee_increases where notices_sent_at is not null
     union all
     select *, 'canceled', null, cancelled_at, 3 from fee_increases where cancelled_at is not null
   ) earlier
   order by made_at, id, step`,
];

/** Who changed each fee and when, also for existing increases; and a version of each level's fee. */
export const feeHistory = runAll(STATEMENTS);
