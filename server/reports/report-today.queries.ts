import { sql } from 'kysely';
import { expectedBy } from '#domain/goal/goal-pace.ts';
import { ENDS_SOON_DAYS } from '#domain/patient/patient-view.ts';
import { FOLLOW_UPS, type TodayFigures } from '#domain/report/report-pages.ts';
import type { Reading } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';
import { todayOf, viewCondition } from '../patients/patient-status-conditions.queries.ts';
import { automaticRenewals, renewalPaymentCents } from './report-renewals.queries.ts';

type TodayRow = Omit<TodayFigures, 'goal'> & Omit<TodayFigures['goal'], 'expectedCents'>;

/** The conditions are those of the patient list, so that a number equals the count of rows that it opens. */
export function todayFigures(practiceId: string, now: Date): Reading<TodayFigures | undefined> {
  const practice = recordNumber(practiceId);
  const today = todayOf(practice, now);
  const counts = FOLLOW_UPS.map(
    (view) => sql`(select count(*)::integer from patient_statuses statuses
      where statuses.practice_id = ${practice} and ${viewCondition(view, today, practice)}) as ${sql.ref(view)}`,
  );
  const renewals = automaticRenewals({
    practices: sql`(${practice})`,
    today,
    until: sql`(${today} + ${ENDS_SOON_DAYS + 1}::integer)`,
  });
  return {
    statement: sql`
      select to_char(today, 'YYYY-MM-DD') as day,
        (select to_json(counts) from (select ${sql.join(counts)}) counts) as counts,
        (select coalesce(sum(past_due_cents), 0)::bigint from patient_statuses
          where practice_id = ${practice} and past_due_cents > 0) as "pastDueCents",
        (select coalesce(sum(past_due_cents), 0)::bigint from patient_statuses statuses
          where statuses.practice_id = ${practice} and ${viewCondition('paymentFailed', today, practice)}) as "failedCents",
        (select coalesce(sum(renewals * ${renewalPaymentCents(sql`0`)}), 0)::bigint from (${renewals}) fees) as "renewalCents",
        (select coalesce(sum(setting_cents), 0)::bigint from goals
          where practice_id = ${practice} and year = extract(year from today)
            and month = extract(month from today)) as "settingCents",
        (select coalesce(sum(charge_cents - refund_cents), 0)::bigint from report_payments
          where practice_id = ${practice} and is_paid and month = date_trunc('month', today)::date) as "metCents"
      from (select ${today} as today) dates where today is not null`,
    found: (row) => (row === null ? undefined : withExpected(row as TodayRow)),
  };
}

function withExpected({ settingCents, metCents, ...figures }: TodayRow): TodayFigures {
  const expectedCents = expectedBy(figures.day, settingCents);
  return { ...figures, goal: { settingCents, metCents, expectedCents } };
}
