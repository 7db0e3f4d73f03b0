import { runAll } from './run-all.ts';

/** The report finds its debts and renewals by an index-only scan. */
const STATEMENTS = [
  'drop index plans_that_renew',
  `create index plans_that_renew on plans (practice_id, end_date) include (offered_plan_id, coverage_level_id, id)
    where auto_renew and not inactive`,

  // The practice of a debt that counts as past due: null while the plan has no subscriber.
  `create function practice_owed(plan bigint) returns bigint language sql stable as $$
    select practice_id from plans join plan_members on plan_members.plan_id = plans.id
    where plans.id = plan and relationship = 'Self' and not disabled
  $$`,
  'alter table payments_due add column owed_to bigint',
  'update payments_due set owed_to = practice_owed(plan_id)',
  `create index payments_due_owed on payments_due (owed_to, due_date) include (amount_cents, paid_cents)
    where paid_cents < amount_cents`,

  // A debt and a change to its plan's members wait for each other, so that the later one sees the earlier one.
  `create function follow_added_debts() returns trigger language plpgsql as $$
  begin
    perform from plans where id = new.plan_id for share;
    new.owed_to := practice_owed(new.plan_id);
    return new;
  end $$`,
  `create trigger follow_added_debts before insert on payments_due
    for each row execute function follow_added_debts()`,
  `create or replace function follow_member_terms() returns trigger language plpgsql as $$
  declare changed bigint[]; changed_plans bigint[];
  begin
    select array_agg(distinct patient_id), array_agg(distinct plan_id) into changed, changed_plans
    from changed_members;
    if changed is null then return null; end if;
    perform follow_terms(changed);
    perform from plans where id = any(changed_plans) order by id for no key update;
    update payments_due set owed_to = practice_owed(plan_id)
    where plan_id = any(changed_plans) and owed_to is distinct from practice_owed(plan_id);
    return null;
  end $$`,
];

export const reportDebts = runAll(STATEMENTS);
