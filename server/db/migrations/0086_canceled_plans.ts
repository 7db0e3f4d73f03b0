import { runAll } from './run-all.ts';

/** Members of a canceled plan count in the report until the day before. A plan that never began has no such day. */
const STATEMENTS = [
  `alter table plans add column canceled_on date,
    add constraint plans_canceled_are_inactive check (canceled_on is null or (inactive and not auto_renew))`,

  `create or replace function report_terms_of(patient bigint)
  returns table (starts date[], ends date[], names text[])
  language sql stable as $$
    select array_agg(first order by id), array_agg(last order by id), array_agg(name order by id)
    from (
      select plans.id, name, greatest(start_date, joined_on) as first,
        least(end_date, canceled_on - 1, case when disabled then left_on - 1 end) as last
      from plan_members join plans on plans.id = plan_members.plan_id
      where plan_members.patient_id = patient and (not inactive or canceled_on is not null)
        and (not disabled or left_on is not null)
    ) terms
    where first <= last
  $$`,

  `create or replace function follow_plan_terms() returns trigger language plpgsql as $$
  declare changed bigint[];
  begin
    select array_agg(distinct plan_members.patient_id) into changed
    from plans_after after join plans_before before using (id) join plan_members on plan_members.plan_id = after.id
    where (after.start_date, after.end_date, after.inactive, after.canceled_on, after.name)
      is distinct from (before.start_date, before.end_date, before.inactive, before.canceled_on, before.name);
    if changed is not null then perform follow_terms(changed); end if;
    return null;
  end $$`,
];

export const canceledPlans = runAll(STATEMENTS);
