import { runAll } from './run-all.ts';

/** The row of a patient names the plan that covers them, not a canceled one that would have ended later. */
const STATEMENTS = [
  `update patient_statuses statuses set plan_name = held.name, plan_type = held.type
  from (
    select distinct on (patient_id) patient_id, plans.name, template_type as type
    from plan_members join plans on plans.id = plan_members.plan_id
    where not disabled
    order by patient_id, inactive, end_date desc, plans.id desc
  ) held
  where statuses.patient_id = held.patient_id and (plan_name, plan_type) is distinct from (held.name, held.type)`,
];

export const planNames = runAll(STATEMENTS);
