import { sql } from 'kysely';
import type { PracticeLogo } from '#domain/practice/practice-logo.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { logoAddress } from '../mail/email-logo.ts';
import { lockPractice } from './lock-practice.queries.ts';
import type { LogoImage } from './logo-image.ts';

/** CONST-3: the logo for the receipts of a practice. */
export function practiceLogosRepository(db: Db, clock: Clock) {
  return {
    async current(practiceId: string): Promise<PracticeLogo | null> {
      const row = await logos(db)
        .where('practice_id', '=', recordNumber(practiceId))
        .where('is_current', '=', true)
        .executeTakeFirst();
      return row ? { ...row, id: String(row.id) } : null;
    },

    /** Includes replaced logos, because an email is sent with the logo that it was written with. */
    async find(id: number): Promise<PracticeLogo | undefined> {
      const row = await logos(db).where('practice_logos.id', '=', id).executeTakeFirst();
      return row && { ...row, id: String(row.id) };
    },

    /**
     * @param replaces the id of the current logo, as the caller saw it
     * @returns undefined if the practice has another logo than the one to replace
     */
    set: (
      practiceId: string,
      wanted: LogoImage,
      replaces: string | null,
    ): Promise<PracticeLogo | undefined> =>
      db.transaction().execute(async (transaction) => {
        const practice = recordNumber(practiceId);
        if ((await lockedLogo(transaction, practice)) !== replaces) return undefined;
        await deleteReplaced(transaction, practice);
        await retire(transaction, practice);
        const { id } = await transaction
          .insertInto('practice_logos')
          .values({ practice_id: practice, ...wanted, is_current: true, created_at: clock() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: String(id), ...wanted };
      }),

    /** @returns whether it was the logo of the practice */
    remove: (practiceId: string, logoId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const practice = recordNumber(practiceId);
        if ((await lockedLogo(transaction, practice)) !== logoId) return false;
        await retire(transaction, practice);
        return true;
      }),
  };
}

const logos = (on: Db) =>
  on
    .selectFrom('practice_logos')
    .select([
      'practice_logos.id',
      'practice_logos.type',
      'practice_logos.image',
      'practice_logos.width',
      'practice_logos.height',
    ]);

async function lockedLogo(transaction: Db, practice: number): Promise<string | null> {
  await lockPractice(transaction, practice);
  const row = await transaction
    .selectFrom('practice_logos')
    .select('id')
    .where('practice_id', '=', practice)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row ? String(row.id) : null;
}

/** Logos that no email needs. An email that is being written can need the current one, which the next call deletes. */
const deleteReplaced = (transaction: Db, practice: number) =>
  // With a condition for each partial index of the emails that are not sent.
  sql`
  delete from practice_logos where practice_id = ${practice} and not is_current and not exists (
    select from outbox_messages
    where (state = 'waiting' or state = 'sending' or state in ('failed', 'unknown'))
      and position(${logoAddress('')}::text || practice_logos.id || '"' in html) > 0)`.execute(transaction);

const retire = (transaction: Db, practice: number) =>
  transaction
    .updateTable('practice_logos')
    .set({ is_current: false })
    .where('practice_id', '=', practice)
    .where('is_current', '=', true)
    .execute();
