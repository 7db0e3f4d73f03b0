import { runAll } from './run-all.ts';

/**
 * Plans without a gap between them are one period. The last one begins on `covered_from`, and the one before it ends
 * on `covered_before`. The index has both, so that counting by status reads no row.
 */
const STATEMENTS = [
  'alter table patient_statuses add column covered_from date, add column covered_before date',
  `update patient_statuses statuses set
    covered_from = (select lower(period) from unnest(held.covered) period order by period desc limit 1),
    covered_before = (select upper(period) - 1 from unnest(held.covered) period order by period desc offset 1 limit 1)
  from (
    select patient_id, range_agg(daterange(start_date, end_date, '[]')) as covered
    from plan_members join plans on plans.id = plan_members.plan_id
    where not inactive and not disabled
    group by patient_id
  ) held
  where statuses.patient_id = held.patient_id`,
  'drop index patient_statuses_by_status',
  `create index patient_statuses_by_status on patient_statuses (practice_id, plan_status, covered_until desc, patient_id)
    include (covered_from, covered_before)`,
  'analyze patient_statuses',
];

export const planStarts = runAll(STATEMENTS);
