import { runAll } from './run-all.ts';

/** A denial counts from the patient's answer. The index of renewals includes whether a plan is paid monthly. */
const STATEMENTS = [
  // Null until the patient answers, and for confirmations of older versions.
  'alter table benefit_uses add column answered_at timestamptz',
  `update benefit_uses set answered_at = coalesce(denied.at, uses.asked_at)
    from benefit_uses uses left join (
      select benefit_use_id, max(created_at) as at from notifications
      where type_of_notification = 'BenefitDenied' group by 1
    ) denied on denied.benefit_use_id = uses.id
    where uses.id = benefit_uses.id and benefit_uses.status = 'Denied'`,
  `alter table benefit_uses add constraint benefit_uses_denied_at
    check (status <> 'Denied' or answered_at is not null)`,
  'drop index benefit_uses_denied',
  `create index benefit_uses_denied on benefit_uses (answered_at, patient_id)
    where status = 'Denied' and undone_at is null`,

  'drop index plans_that_renew',
  `create index plans_that_renew on plans (practice_id, end_date)
    include (offered_plan_id, coverage_level_id, schedule_date, id)
    where auto_renew and not inactive`,
];

export const benefitAnswerTimes = runAll(STATEMENTS);
