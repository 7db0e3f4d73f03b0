import { runAll } from './run-all.ts';

/** A debt that the practice pays is no patient's past due, in the report and in the patient list. */
const STATEMENTS = [
  `create or replace function practice_owed(plan bigint) returns bigint language sql stable as $$
    select practice_id from plans join plan_members on plan_members.plan_id = plans.id
    where plans.id = plan and relationship = 'Self' and not disabled and not paid_by_practice
  $$`,
  `create function past_due_of(patient bigint) returns bigint language sql stable as $$
    select coalesce(sum(amount_cents - paid_cents), 0)
    from plan_members join payments_due on payments_due.plan_id = plan_members.plan_id
    where plan_members.patient_id = patient and relationship = 'Self' and owed_to is not null
  $$`,

  `create function follow_payers() returns trigger language plpgsql as $$
  declare subscriber bigint;
  begin
    update payments_due set owed_to = practice_owed(plan_id)
    where plan_id = new.id and owed_to is distinct from practice_owed(plan_id);
    select patient_id into subscriber from plan_members where plan_id = new.id and relationship = 'Self';
    perform from patient_statuses where patient_id = subscriber for update;
    update patient_statuses set past_due_cents = past_due_of(patient_id) where patient_id = subscriber;
    return null;
  end $$`,
  `create trigger follow_payers after update on plans for each row
    when (old.paid_by_practice <> new.paid_by_practice) execute function follow_payers()`,

  `update payments_due set owed_to = null
    where plan_id in (select id from plans where paid_by_practice) and owed_to is not null`,
  `update patient_statuses set past_due_cents = past_due_of(patient_id)
    where past_due_cents > 0 and patient_id in (
      select patient_id from plan_members join plans on plans.id = plan_id
      where paid_by_practice and relationship = 'Self')`,
];

export const debtsOfPractices = runAll(STATEMENTS);
