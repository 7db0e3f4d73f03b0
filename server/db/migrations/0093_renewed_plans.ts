import { runAll } from './run-all.ts';

/** A plan whose next term was sold or has begun does not renew again. */
const STATEMENTS = [
  `update patient_statuses statuses set renews_on = held.renews_on
  from (
    select patient_id,
      max(plans.end_date) filter (where relationship = 'Self' and not disabled and not inactive and auto_renew
        and not paid_by_practice
        and not exists (select from renewals where renewals.plan_id = plans.id and begun_at is not null)) as renews_on
    from plan_members join plans on plans.id = plan_members.plan_id
    group by patient_id
  ) held
  where statuses.patient_id = held.patient_id and statuses.renews_on is distinct from held.renews_on`,
];

export const renewedPlans = runAll(STATEMENTS);
