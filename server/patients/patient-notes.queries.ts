import { tidied } from '#domain/text/text-filter.ts';
import { type Clock, MINUTE_MS } from '../clock.ts';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';

export interface StoredNote {
  id: number;
  text: string;
  isAlert: boolean;
  author: string;
  addedAt: Date;
}

interface PatientKey {
  practiceId: string;
  memberId: string;
}

interface NewNote {
  text: string;
  isAlert: boolean;
  authorId: string;
}

/** A page waits 15 seconds for a response before the user can save again. */
const REPEAT_WINDOW_MS = 2 * MINUTE_MS;

export function patientNotesRepository(db: Db, clock: Clock) {
  const patientOf = (on: Db, { practiceId, memberId }: PatientKey) =>
    on
      .selectFrom('patients')
      .select('patients.id')
      .where('patients.practice_id', '=', recordNumber(practiceId))
      .where('patients.member_id', '=', memberId);

  async function isRepeated(on: Db, key: PatientKey, { text, isAlert, authorId }: NewNote): Promise<boolean> {
    const same = await on
      .selectFrom('patient_notes')
      .select('id')
      .where('patient_id', 'in', patientOf(on, key))
      .where('author_id', '=', recordNumber(authorId))
      .where('text', '=', tidied(text))
      .where('is_alert', '=', isAlert)
      .where('created_at', '>', new Date(clock().getTime() - REPEAT_WINDOW_MS))
      .executeTakeFirst();
    return same !== undefined;
  }

  return {
    /** The newest first; undefined for an unknown patient. */
    async list(key: PatientKey, wanted: PageWanted): Promise<PageOf<StoredNote> | undefined> {
      const patient = await patientOf(db, key).executeTakeFirst();
      if (!patient) return undefined;
      const notes = db.selectFrom('patient_notes').where('patient_id', '=', patient.id);
      const [{ records }, rows] = await Promise.all([
        notes.select(({ fn }) => fn.countAll<number>().as('records')).executeTakeFirstOrThrow(),
        notes
          .innerJoin('users', 'users.id', 'patient_notes.author_id')
          .select([
            'patient_notes.id',
            'patient_notes.text',
            'patient_notes.is_alert as isAlert',
            'users.first_name as author',
            'patient_notes.created_at as addedAt',
          ])
          .orderBy('patient_notes.id', 'desc')
          .limit(wanted.pageSize)
          .offset(offsetOf(wanted))
          .execute(),
      ]);
      return { records: Number(records), rows };
    },

    /**
     * A user who saves a note again after a lost response adds it once.
     *
     * @returns false for an unknown patient
     */
    async add(key: PatientKey, note: NewNote): Promise<boolean> {
      const { text, isAlert, authorId } = note;
      const { numInsertedOrUpdatedRows } = await changing(db, async (on) => {
        await patientOf(on, key).forNoKeyUpdate('patients').execute();
        if (await isRepeated(on, key, note)) return { numInsertedOrUpdatedRows: 1n };
        return on
          .insertInto('patient_notes')
          .columns(['patient_id', 'author_id', 'text', 'is_alert', 'created_at'])
          .expression(
            patientOf(on, key).select(({ val, cast }) => [
              cast<number>(val(recordNumber(authorId)), 'bigint').as('author_id'),
              cast<string>(val(tidied(text)), 'text').as('text'),
              cast<boolean>(val(isAlert), 'boolean').as('is_alert'),
              cast<Date>(val(clock()), 'timestamptz').as('created_at'),
            ]),
          )
          .executeTakeFirst();
      });
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** @returns false for an unknown note */
    async remove(key: PatientKey, noteId: string): Promise<boolean> {
      const { numDeletedRows } = await changing(db, (on) =>
        on
          .deleteFrom('patient_notes')
          .where('id', '=', recordNumber(noteId))
          .where('patient_id', 'in', patientOf(on, key))
          .executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
  };
}
