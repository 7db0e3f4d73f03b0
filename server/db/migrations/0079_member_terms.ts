import { runAll } from './run-all.ts';

/**
 * Who joins a plan in its term, or is removed from it, was a member from that day on, or until the day before. A
 * member who was removed earlier has no such day, and counts for no part of the term.
 */
const STATEMENTS = [
  'alter table plan_members add column joined_on date, add column left_on date',

  `create function report_terms_of(patient bigint) returns table (starts date[], ends date[], names text[])
  language sql stable as $$
    select array_agg(first order by id), array_agg(last order by id), array_agg(name order by id)
    from (
      select plans.id, name, greatest(start_date, joined_on) as first, least(end_date, case when disabled then left_on - 1 end) as last
      from plan_members join plans on plans.id = plan_members.plan_id
      where plan_members.patient_id = patient and not inactive and (not disabled or left_on is not null)
    ) terms
    where first <= last
  $$`,
  `create or replace view report_current_terms as
    select patients.id as patient_id, patients.practice_id, birth_date, starts, ends, names
    from patients cross join lateral report_terms_of(patients.id)
    where starts is not null`,

  `create or replace function follow_terms(changed bigint[]) returns void language plpgsql
  set enable_seqscan = off as $$
  begin
    perform from patient_statuses where patient_id = any(changed) order by patient_id for no key update;
    with fresh as materialized (
      select patients.id as patient_id, patients.practice_id, patients.birth_date,
        coalesce(starts, '{}') as starts, coalesce(ends, '{}') as ends, coalesce(names, '{}') as names
      from unnest(changed) as given (id) join patients on patients.id = given.id
      cross join lateral report_terms_of(patients.id)
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
];

export const memberTerms = runAll(STATEMENTS);
