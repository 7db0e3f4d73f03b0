import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { formatPhone } from '#domain/text/phone.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { lockPractice } from './lock-practice.queries.ts';

type Outcome = { kind: 'saved' | 'stale'; settings: PracticeSettings } | { kind: 'unknown' };

/** CONST-3: the settings of a practice, for users who manage it (PERM-8). */
export function practiceSettingsRepository(db: Db) {
  return {
    find: (practiceId: string) => find(db, practiceId),

    /** A save without a change keeps the version, so a repeated save succeeds. */
    set: (practiceId: string, wanted: PracticeSettings): Promise<Outcome> =>
      db.transaction().execute(async (transaction): Promise<Outcome> => {
        const id = recordNumber(practiceId);
        await lockPractice(transaction, id);
        const stored = await find(transaction, practiceId);
        if (!stored) return { kind: 'unknown' };
        const settings = tidied(wanted);
        if (isSame(stored, settings)) return { kind: 'saved', settings: stored };
        if (stored.version !== wanted.version) return { kind: 'stale', settings: stored };
        await write(transaction, id, settings);
        return { kind: 'saved', settings: { ...settings, version: stored.version + 1 } };
      }),
  };
}

async function find(on: Db, practiceId: string): Promise<PracticeSettings | undefined> {
  const row = await on
    .selectFrom('practices')
    .leftJoin('practice_support', 'practice_support.practice_id', 'practices.id')
    .select(['practices.time_zone', 'practices.phone', 'practices.settings_version', 'weekday_hours'])
    .select(['telephone_number', 'weekend_hours', 'email_support', 'address'])
    .where('practices.id', '=', recordNumber(practiceId))
    .executeTakeFirst();
  return (
    row && {
      timeZone: row.time_zone,
      telephoneNumber: digitsOf(row.telephone_number || row.phone),
      weekdayHours: row.weekday_hours ?? '',
      weekendHours: row.weekend_hours ?? '',
      emailSupport: row.email_support ?? '',
      address: row.address ?? '',
      version: row.settings_version,
    }
  );
}

const tidied = (settings: PracticeSettings): PracticeSettings => ({
  ...settings,
  weekdayHours: settings.weekdayHours.trim(),
  weekendHours: settings.weekendHours.trim(),
  address: settings.address.trim(),
});

const TEXTS = [
  'timeZone',
  'telephoneNumber',
  'weekdayHours',
  'weekendHours',
  'emailSupport',
  'address',
] as const satisfies (keyof PracticeSettings)[];

const isSame = (stored: PracticeSettings, wanted: PracticeSettings): boolean =>
  TEXTS.every((name) => stored[name] === wanted[name]);

/** Staff and patients call the same number. */
async function write(transaction: Db, id: number, settings: PracticeSettings): Promise<void> {
  const phone = formatPhone(settings.telephoneNumber);
  await transaction
    .updateTable('practices')
    .set({ time_zone: settings.timeZone, phone, settings_version: settings.version + 1 })
    .where('id', '=', id)
    .execute();
  const contact = {
    telephone_number: phone,
    weekday_hours: settings.weekdayHours,
    weekend_hours: settings.weekendHours,
    email_support: settings.emailSupport,
    address: settings.address,
  };
  await transaction
    .insertInto('practice_support')
    .values({ practice_id: id, ...contact })
    .onConflict((conflict) => conflict.column('practice_id').doUpdateSet(contact))
    .execute();
}
