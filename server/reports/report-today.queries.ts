import { type RawBuilder, sql } from 'kysely';
import { expectedBy } from '#domain/goal/goal-pace.ts';
import { FOLLOW_UPS, type TodayFigures } from '#domain/report/report-pages.ts';
import type { Reading } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';
import { todayOf, viewCondition } from '../patients/patient-status-conditions.queries.ts';
import { feesOfRenewals } from './report-renewals.queries.ts';

type TodayRow = Omit<TodayFigures, 'goal'> & Omit<TodayFigures['goal'], 'expectedCents'>;

/** The conditions are those of the patient list, so that a number equals the rows that it opens. */
export function todayFigures(practiceId: string, now: Date): Reading<TodayFigures | undefined> {
  const practice = recordNumber(practiceId);
  const today = todayOf(practice, now);
  const counts = FOLLOW_UPS.map(
    (view) => sql`(select count(*)::integer from patient_statuses statuses
      where statuses.practice_id = ${practice} and ${viewCondition(view, today, practice)}) as ${sql.ref(view)}`,
  );
  return {
    statement: sql`
      select to_char(today, 'YYYY-MM-DD') as day,
        (select to_json(counts) from (select ${sql.join(counts)}) counts) as counts,
        (select coalesce(sum(past_due_cents), 0)::bigint from patient_statuses
          where practice_id = ${practice} and past_due_cents > 0) as "pastDueCents",
        (select coalesce(sum(past_due_cents), 0)::bigint from patient_statuses statuses
          where statuses.practice_id = ${practice} and ${viewCondition('paymentFailed', today, practice)}) as "failedCents",
        (${renewalFees(practice, today)}) as "renewalCents",
        (select coalesce(sum(setting_cents), 0)::bigint from goals
          where practice_id = ${practice} and year = extract(year from today)
            and month = extract(month from today)) as "settingCents",
        (select coalesce(sum(charge_cents - refund_cents), 0)::bigint from report_payments
          where practice_id = ${practice} and is_paid and month = date_trunc('month', today)::date) as "metCents"
      from (select ${today} as today) dates where today is not null`,
    found: (row) => (row === null ? undefined : withExpected(row as TodayRow)),
  };
}

/** Of the plans that end last of the subscribers in the list of renewals due, unless they are renewed already. */
const renewalFees = (practice: number, today: RawBuilder<unknown>) => sql`
  with renewing as materialized (
    select offered_plan_id, coverage_level_id, end_date + 1 as day, count(*) as renewals
    from patient_statuses statuses
    join plan_members on plan_members.patient_id = statuses.patient_id and relationship = 'Self' and not disabled
    join plans on plans.id = plan_members.plan_id and end_date = covered_until and not inactive
    left join renewals on renewals.plan_id = plans.id
    where statuses.practice_id = ${practice} and ${viewCondition('endsSoon', today, practice)}
      and next_plan_id is null
    group by 1, 2, 3
  )
  select coalesce(sum(fee_cents), 0)::bigint from (${feesOfRenewals}) fees`;

function withExpected({ settingCents, metCents, ...figures }: TodayRow): TodayFigures {
  const expectedCents = expectedBy(figures.day, settingCents);
  return { ...figures, goal: { settingCents, metCents, expectedCents } };
}
