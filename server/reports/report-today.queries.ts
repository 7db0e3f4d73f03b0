import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { todayOf, viewCondition } from '../patients/patient-status-conditions.queries.ts';

export const FOLLOWED_VIEWS = [
  'endsSoon',
  'pastDue',
  'paymentFailed',
  'cardExpires',
  'benefitDenied',
] as const;

interface Today {
  counts: Record<(typeof FOLLOWED_VIEWS)[number], number>;
  pastDueCents: number;
}

/** The conditions are those of the patient list, so that a number equals the rows that it opens. */
export async function followedToday(db: Db, practiceId: string, now: Date): Promise<Today> {
  const practice = recordNumber(practiceId);
  const today = todayOf(practice, now);
  const counts = FOLLOWED_VIEWS.map(
    (view) => sql`(select count(*)::integer from patient_statuses statuses
      where statuses.practice_id = ${practice} and ${viewCondition(view, today, practice)}) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Today>`
    select (select to_json(counts) from (select ${sql.join(counts)}) counts) as counts,
      (select coalesce(sum(past_due_cents), 0)::bigint from patient_statuses
        where practice_id = ${practice} and past_due_cents > 0) as "pastDueCents"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row.');
  return row;
}
