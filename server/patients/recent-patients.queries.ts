import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

interface RecentPatient {
  memberId: string;
  name: string;
  dateOfBirth: string;
}

const MOST_RECENT = 8;
const MOST_VIEWS = 400;

/** Derived from the audit: nothing else is stored. */
export const recentPatientsRepository = (db: Db) => ({
  /** Latest first, without repetitions. Former patients of the practice are left out. */
  async list(userId: string, practiceId: string): Promise<RecentPatient[]> {
    const practice = recordNumber(practiceId);
    const { rows } = await sql<RecentPatient>`
      with views as (
        select id, member_id from audit_entries
        where user_id = ${recordNumber(userId)} and practice_id = ${practice}
          and operation = 'getMemberDetail' and stage = 'answer' and outcome = 200
        order by id desc limit ${MOST_VIEWS}
      ),
      viewed as (select member_id, max(id) as last from views group by member_id)
      select patients.member_id as "memberId", patients.first_name || ' ' || patients.last_name as name,
        patients.birth_date as "dateOfBirth"
      from viewed
      join patients on patients.practice_id = ${practice} and patients.member_id = viewed.member_id
      order by viewed.last desc limit ${MOST_RECENT}`.execute(db);
    return rows;
  },
});
