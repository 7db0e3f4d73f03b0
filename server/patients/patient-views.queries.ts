import { type RawBuilder, sql } from 'kysely';
import { PATIENT_VIEWS, type PatientViews } from '#domain/patient/patient-view.ts';
import type { Clock } from '../clock.ts';
import type { Reading } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';
import { todayOf, viewCondition } from './patient-status-conditions.queries.ts';

const MOST_PLAN_NAMES = 100;

export const patientViewsRepository = (clock: Clock) => ({
  views(practiceId: string): Reading<PatientViews> {
    const practice = recordNumber(practiceId);
    const today = todayOf(practice, clock());
    const counts = PATIENT_VIEWS.map((view) => {
      const condition = viewCondition(view, today, practice);
      const count = condition
        ? sql`select count(*)::integer from patient_statuses statuses
            where statuses.practice_id = ${practice} and ${condition}`
        : sql`select patient_count from practices where id = ${practice}`;
      return sql`coalesce((${count}), 0) as ${sql.ref(view)}`;
    });
    return {
      statement: sql`
        select (select to_json(counts) from (select ${sql.join(counts)}) counts) as counts,
          (${planNames(practice)}) as "planNames"`,
      found: (row) => row as PatientViews,
    };
  },
});

/** Goes from name to name in the index, instead of reading every patient. */
function planNames(practice: number) {
  const next = (after: RawBuilder<unknown>) => sql`
    (select plan_name from patient_statuses where practice_id = ${practice} and plan_name > ${after}
      order by plan_name limit 1)`;
  return sql`
    with recursive names (name) as (
      select ${next(sql`''`)} union all select ${next(sql`names.name`)} from names where names.name is not null
    )
    select coalesce(json_agg(name), '[]')
    from (select name from names where name is not null limit ${MOST_PLAN_NAMES}) named`;
}
