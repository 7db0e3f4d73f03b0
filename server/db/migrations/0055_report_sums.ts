import { runAll } from './run-all.ts';

/**
 * Sums for the report, by day. Triggers add a row for each change, in the change's transaction. No row is ever
 * updated, so that two changes never wait for each other. Readers add up the rows, and `fold_report_sums` replaces
 * the rows of a key with one row.
 */
const PAYMENTS = [
  `create table report_payments (
    practice_id bigint not null,
    day date not null,
    is_paid boolean not null,
    payment_type text not null,
    payment_status text not null,
    payments bigint not null,
    charge_cents bigint not null,
    refund_cents bigint not null,
    folded boolean not null default false,
    id bigint generated always as identity primary key
  )`,
  'create index report_payments_by_day on report_payments (practice_id, day)',
  'create index report_payments_to_fold on report_payments (practice_id, day) where not folded',

  // The day of payment, or of the attempt, in the practice's time zone (CONST-3).
  `create view report_payment_sums as
    select transactions.practice_id,
      coalesce(date_paid, (created_at at time zone practices.time_zone)::date) as day,
      date_paid is not null as is_paid, payment_type, payment_status,
      count(*) as payments, sum(charge_cents)::bigint as charge_cents, sum(refund_cents)::bigint as refund_cents
    from transactions join practices on practices.id = transactions.practice_id
    group by 1, 2, 3, 4, 5`,

  `create function follow_transactions() returns trigger language plpgsql as $$
  declare zone text;
  begin
    select time_zone into zone from practices where id = coalesce(new.practice_id, old.practice_id);
    if tg_op <> 'INSERT' then
      insert into report_payments values (old.practice_id,
        coalesce(old.date_paid, (old.created_at at time zone zone)::date), old.date_paid is not null,
        old.payment_type, old.payment_status, -1, -old.charge_cents, -old.refund_cents);
    end if;
    if tg_op <> 'DELETE' then
      insert into report_payments values (new.practice_id,
        coalesce(new.date_paid, (new.created_at at time zone zone)::date), new.date_paid is not null,
        new.payment_type, new.payment_status, 1, new.charge_cents, new.refund_cents);
    end if;
    return null;
  end $$`,
  `create trigger follow_added_transactions after insert or delete on transactions
    for each row execute function follow_transactions()`,
  `create trigger follow_changed_transactions after update on transactions for each row
    when ((old.practice_id, old.date_paid, old.payment_type, old.payment_status, old.charge_cents, old.refund_cents)
      is distinct from
      (new.practice_id, new.date_paid, new.payment_type, new.payment_status, new.charge_cents, new.refund_cents))
    execute function follow_transactions()`,
];

const MEMBERS = [
  // The terms that cover a patient, ordered by plan id.
  `create table report_terms (
    patient_id bigint primary key references patients on delete cascade,
    practice_id bigint not null,
    birth_date date not null,
    starts date[] not null,
    ends date[] not null,
    names text[] not null
  )`,
  // Active members change by \`active\` on a day. The other counts are those of the month up to the day.
  `create table report_members (
    practice_id bigint not null,
    breakdown text not null check (breakdown in ('all', 'plan', 'age')),
    name text not null,
    day date not null,
    active bigint not null,
    added bigint not null,
    renewed bigint not null,
    lapsed bigint not null,
    folded boolean not null default false,
    id bigint generated always as identity primary key
  )`,
  'create index report_members_by_day on report_members (practice_id, day)',
  'create index report_members_to_fold on report_members (practice_id, day) where not folded',

  `create view report_current_terms as
    select patients.id as patient_id, patients.practice_id, birth_date, starts, ends, names
    from patients cross join lateral (
      select array_agg(start_date order by plans.id) as starts, array_agg(end_date order by plans.id) as ends,
        array_agg(name order by plans.id) as names
      from plan_members join plans on plans.id = plan_members.plan_id
      where plan_members.patient_id = patients.id and not plan_members.disabled and not plans.inactive
    ) terms
    where starts is not null`,

  // Locks the patients in the same way as the status refresh, because a statement only sees what was committed when
  // it began. Uses indexes only: after an aborted seed, statistics expect no rows, and the planner would scan all
  // members for each patient.
  `create function report_member_days(starts date[], ends date[], names text[], birth date)
  returns table (breakdown text, name text, day date, active integer, added integer, renewed integer, lapsed integer)
  language sql immutable as $$
    with terms as materialized (
      select * from unnest(starts, ends, names) with ordinality as term (first, last, name, number)
    ), days as (
      select first as x from terms union select last + 1 from terms
      union
      select birthday from (
        select (birth + make_interval(years => age))::date + late as birthday
        from unnest(array[18, 35, 50, 65]) age, unnest(array[0, 1]) late
      ) birthdays
      where exists (select from terms where birthday between first and last)
    ), states as materialized (
      select x, x = before + 1 as is_first, covered.*,
        width_bucket(date_part('year', age(x, birth)), array[18, 35, 50, 65]::float8[])::text as age_group,
        width_bucket(date_part('year', age(x - 1, birth)), array[18, 35, 50, 65]::float8[])::text as age_group_was
      from (select x, date_trunc('month', x)::date - 1 as before from days) marked
      cross join lateral (
        select coalesce(bool_or(x between first and last), false) as now,
          coalesce(bool_or(x - 1 between first and last), false) as yesterday,
          coalesce(bool_or(before between first and last), false) as was,
          coalesce(bool_or(first > before and first <= x), false) as began,
          coalesce(bool_or(first > before and first < x), false) as began_before,
          (array_agg(name order by last desc, number desc) filter (where x between first and last))[1] as plan,
          (array_agg(name order by last desc, number desc) filter (where x - 1 between first and last))[1] as plan_was
        from terms
      ) covered
    )
    select 'all', '', x, now::integer - yesterday::integer,
      (now and not was)::integer - (not is_first and yesterday and not was)::integer,
      (now and was and began)::integer - (not is_first and yesterday and was and began_before)::integer,
      (was and not now)::integer - (not is_first and was and not yesterday)::integer
    from states
    union all
    select 'plan', plan, x, 1, 0, 0, 0 from states where now and plan is distinct from plan_was
    union all
    select 'plan', plan_was, x, -1, 0, 0, 0 from states where yesterday and plan is distinct from plan_was
    union all
    select 'age', age_group, x, 1, 0, 0, 0 from states
    where now and (not yesterday or age_group <> age_group_was)
    union all
    select 'age', age_group_was, x, -1, 0, 0, 0 from states
    where yesterday and (not now or age_group <> age_group_was)
  $$`,

  `create view report_member_sums as
    select practice_id, breakdown, name, day, sum(active)::bigint as active, sum(added)::bigint as added,
      sum(renewed)::bigint as renewed, sum(lapsed)::bigint as lapsed
    from report_current_terms, report_member_days(starts, ends, names, birth_date)
    group by 1, 2, 3, 4
    having sum(active) <> 0 or sum(added) <> 0 or sum(renewed) <> 0 or sum(lapsed) <> 0`,

  // Locks the patients as the refresh of their status does, because a statement only sees what was committed when it
  // began. By index alone: statistics of an aborted seed expect no rows, and scans of all members for each patient.
  `create function follow_terms(changed bigint[]) returns void language plpgsql set enable_seqscan = off as $$
  begin
    perform from patient_standings where patient_id = any(changed) order by patient_id for no key update;
    with fresh as materialized (
      select patients.id as patient_id, patients.practice_id, patients.birth_date,
        coalesce(starts, '{}') as starts, coalesce(ends, '{}') as ends, coalesce(names, '{}') as names
      from unnest(changed) as given (id) join patients on patients.id = given.id
      cross join lateral (
        select array_agg(start_date order by plans.id) as starts, array_agg(end_date order by plans.id) as ends,
          array_agg(name order by plans.id) as names
        from plan_members join plans on plans.id = plan_members.plan_id
        where plan_members.patient_id = patients.id and not plan_members.disabled and not plans.inactive
      ) terms
    ), known as materialized (
      select * from report_terms where patient_id = any(changed)
    ), different as materialized (
      select fresh.* from fresh left join known on known.patient_id = fresh.patient_id
      where case when known.patient_id is null then cardinality(fresh.starts) > 0
        else (fresh.birth_date, fresh.starts, fresh.ends, fresh.names)
          is distinct from (known.birth_date, known.starts, known.ends, known.names) end
    ), stored as (
      insert into report_terms select * from different
      on conflict (patient_id) do update set birth_date = excluded.birth_date, starts = excluded.starts,
        ends = excluded.ends, names = excluded.names
    )
    insert into report_members
    select practice_id, breakdown, name, day, sum(sign * active), sum(sign * added), sum(sign * renewed),
      sum(sign * lapsed)
    from (
      select *, 1 as sign from different
      union all
      select *, -1 from known where patient_id in (select patient_id from different)
    ) sides, report_member_days(starts, ends, names, birth_date)
    group by 1, 2, 3, 4
    having sum(sign * active) <> 0 or sum(sign * added) <> 0 or sum(sign * renewed) <> 0 or sum(sign * lapsed) <> 0;
  end $$`,

  `create function follow_plan_terms() returns trigger language plpgsql as $$
  declare changed bigint[];
  begin
    select array_agg(distinct plan_members.patient_id) into changed
    from plans_after after join plans_before before using (id) join plan_members on plan_members.plan_id = after.id
    where (after.start_date, after.end_date, after.inactive, after.name)
      is distinct from (before.start_date, before.end_date, before.inactive, before.name);
    if changed is not null then perform follow_terms(changed); end if;
    return null;
  end $$`,
  `create trigger follow_plan_terms after update on plans referencing old table as plans_before
    new table as plans_after for each statement execute function follow_plan_terms()`,

  `create function follow_member_terms() returns trigger language plpgsql as $$
  declare changed bigint[];
  begin
    select array_agg(distinct patient_id) into changed from changed_members;
    if changed is not null then perform follow_terms(changed); end if;
    return null;
  end $$`,
  `create trigger follow_added_members after insert on plan_members
    referencing new table as changed_members for each statement execute function follow_member_terms()`,
  `create trigger follow_edited_members after update on plan_members
    referencing new table as changed_members for each statement execute function follow_member_terms()`,
  `create trigger follow_removed_members after delete on plan_members
    referencing old table as changed_members for each statement execute function follow_member_terms()`,

  `create function follow_birth_dates() returns trigger language plpgsql as $$
  begin
    perform follow_terms(array[new.id]);
    return null;
  end $$`,
  `create trigger follow_birth_dates after update on patients for each row
    when (old.birth_date <> new.birth_date) execute function follow_birth_dates()`,
];

const FOLD = [
  // Only one fold or rebuild runs at a time: each replaces the rows that it sees, and two would count them twice.
  // Changes don't wait for this lock.
  `create function lock_report_sums() returns void language sql as $$
    lock table report_payments, report_terms, report_members in share update exclusive mode;
  $$`,

  `create function fold_report_sums() returns void language sql as $$
    select lock_report_sums();

    with gone as (
      delete from report_payments where (practice_id, day) in (
        select practice_id, day from report_payments where not folded)
      returning *
    )
    insert into report_payments
    select practice_id, day, is_paid, payment_type, payment_status, sum(payments), sum(charge_cents),
      sum(refund_cents), true
    from gone group by 1, 2, 3, 4, 5
    having sum(payments) <> 0 or sum(charge_cents) <> 0 or sum(refund_cents) <> 0;

    with gone as (
      delete from report_members where (practice_id, day) in (
        select practice_id, day from report_members where not folded)
      returning *
    )
    insert into report_members
    select practice_id, breakdown, name, day, sum(active), sum(added), sum(renewed), sum(lapsed), true
    from gone group by 1, 2, 3, 4
    having sum(active) <> 0 or sum(added) <> 0 or sum(renewed) <> 0 or sum(lapsed) <> 0;
  $$`,

  // In another time zone, unpaid attempts fall on other days. Waits for running changes, because each of them found
  // its day by the old time zone.
  `create function follow_time_zones() returns trigger language plpgsql as $$
  begin
    perform lock_report_sums();
    lock table transactions in share mode;
    delete from report_payments where practice_id = new.id and not is_paid;
    insert into report_payments select *, true from report_payment_sums
    where practice_id = new.id and not is_paid;
    return null;
  end $$`,
  `create trigger follow_time_zones after update on practices for each row
    when (old.time_zone <> new.time_zone) execute function follow_time_zones()`,

  // Counts everything again: after the migration, and when a check finds a difference.
  `create function rebuild_report_sums() returns void language sql as $$
    select lock_report_sums();
    lock table transactions, plans, plan_members, patients in share mode;
    delete from report_payments;
    insert into report_payments select *, true from report_payment_sums;
    delete from report_terms;
    insert into report_terms select * from report_current_terms;
    delete from report_members;
    insert into report_members select *, true from report_member_sums;
  $$`,
  'select rebuild_report_sums()',
  'analyze report_payments',
  'analyze report_members',
];

export const reportSums = runAll([...PAYMENTS, ...MEMBERS, ...FOLD]);
