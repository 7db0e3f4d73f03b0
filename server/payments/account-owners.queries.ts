import { sql } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

/** Whose accounts: a member's, or the practice's own. */
export interface AccountOwner {
  practiceId: string;
  memberId: string | null;
}

/** An owner's row: its numbers, and today in its practice. */
export interface Owner {
  practiceId: number;
  patientId: number | null;
  today: string;
}

/** @param lock changes of one owner's accounts and renewals follow one another, until the transaction ends */
export async function findOwner(
  db: Db,
  clock: Clock,
  owner: AccountOwner,
  lock: boolean,
): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('practices')
    .leftJoin('patients', (join) =>
      join
        .onRef('patients.practice_id', '=', 'practices.id')
        .on('patients.member_id', '=', owner.memberId ?? ''),
    )
    .select(['practices.id', 'practices.time_zone', 'patients.id as patient_id'])
    .where('practices.id', '=', recordNumber(owner.practiceId))
    .executeTakeFirst();
  if (!row || (owner.memberId !== null && row.patient_id === null)) return undefined;
  if (lock) await lockOwner(db, row.id, row.patient_id);
  return { practiceId: row.id, patientId: row.patient_id, today: calendarDateIn(row.time_zone, clock()) };
}

/** @param patientId none for the practice itself */
export async function lockOwner(db: Db, practiceId: number, patientId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(${practiceId}::integer, ${patientId ?? 0}::integer)`.execute(db);
}
