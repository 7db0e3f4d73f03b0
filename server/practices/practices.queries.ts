import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { SupportInformation } from '#domain/practice/support.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';

type Practice = components['schemas']['Practice'];
type FirstSteps = components['schemas']['FirstSteps'];

export const PRACTICE_JSON = sql`json_build_object(
  'id', practices.id::text, 'name', practices.name, 'phone', practices.phone, 'goal', practices.goal,
  'state', practices.state, 'timeZone', practices.time_zone)`;

export function practicesRepository(db: Db) {
  return {
    /** In the order of `GET /user`. */
    async listForUser(userId: string, wanted: PageWanted): Promise<PageOf<Practice>> {
      const { rows } = await sql<PageOf<Practice>>`
        with mine as (
          select practices.*, user_organizations.position
          from practices join user_organizations using (organization_id)
          where user_organizations.user_id = ${recordNumber(userId)}
        )
        select (select count(*)::integer from mine) as records,
          (select coalesce(json_agg(${PRACTICE_JSON} order by practices.position, practices.id), '[]') from (
            select * from mine order by position, id limit ${wanted.pageSize} offset ${offsetOf(wanted)}
          ) practices) as rows`.execute(db);
      return rows[0] ?? { records: 0, rows: [] };
    },

    async firstSteps(practiceId: string): Promise<FirstSteps> {
      const id = recordNumber(practiceId);
      const { rows } = await sql<FirstSteps>`select
        exists (select from offered_plans where practice_id = ${id}) as plan,
        exists (select from patients where practice_id = ${id}) as patient,
        exists (select from payment_accounts where practice_id = ${id} and patient_id is null and active)
          as "officeCard",
        exists (select from goals where practice_id = ${id} and setting_cents > 0) as goals`.execute(db);
      return rows[0] ?? { plan: false, patient: false, officeCard: false, goals: false };
    },

    findSupport(practiceId: string): Promise<SupportInformation | undefined> {
      return db
        .selectFrom('practice_support')
        .innerJoin('practices', 'practices.id', 'practice_support.practice_id')
        .select([
          'practice_support.telephone_number as telephoneNumber',
          'practice_support.weekday_hours as weekdayHours',
          'practice_support.weekend_hours as weekendHours',
          'practice_support.email_support as emailSupport',
          'practice_support.address',
          'practices.state as practiceState',
        ])
        .where('practices.id', '=', recordNumber(practiceId))
        .executeTakeFirst();
    },
  };
}
