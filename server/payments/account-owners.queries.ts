import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

/** `memberId` is null for the practice's own accounts. */
export interface AccountOwner {
  practiceId: string;
  memberId: string | null;
}

export interface Owner {
  practiceId: number;
  patientId: number | null;
  today: string;
}

/** @param lock serializes changes of the owner's accounts and renewals until the transaction ends */
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
  return { practiceId: row.id, patientId: row.patient_id, today: dayIn(row.time_zone, clock()) };
}

export async function lockOwner(db: Db, practiceId: number, patientId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(${practiceId}::integer, ${patientId ?? 0}::integer)`.execute(db);
}
