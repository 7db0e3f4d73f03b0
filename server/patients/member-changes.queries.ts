import { dayIn } from '#domain/date/day.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { tidied } from '#domain/text/text-filter.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { Member } from './member-rows.ts';

export type MemberChange = Partial<
  Pick<
    Member,
    | 'namePrefix'
    | 'firstName'
    | 'middleInitial'
    | 'lastName'
    | 'nameSuffix'
    | 'birthDate'
    | 'email'
    | 'phone'
    | 'address'
  >
>;

/** `stale`: another user changed the patient after that version. */
type ChangeOutcome = 'changed' | 'unknown' | 'stale' | 'bornInFuture';

export function memberChangesRepository(db: Db, clock: Clock) {
  return {
    /** Without a version, the last change wins. A save without a change keeps the version, so a repeated save succeeds. */
    change: (practiceId: string, memberId: string, change: MemberChange, version?: number) =>
      db.transaction().execute(async (transaction): Promise<ChangeOutcome> => {
        const known = await transaction
          .selectFrom('patients')
          .innerJoin('practices', 'practices.id', 'patients.practice_id')
          .selectAll('patients')
          .select('practices.time_zone')
          .where('patients.practice_id', '=', recordNumber(practiceId))
          .where('patients.member_id', '=', memberId)
          .forNoKeyUpdate('patients')
          .executeTakeFirst();
        if (!known) return 'unknown';
        const columns = columnsOf(change);
        const differs = ([column, value]: [string, unknown]) =>
          value !== undefined && value !== known[column as keyof typeof columns];
        if (!Object.entries(columns).some(differs)) return 'changed';
        if (version !== undefined && version !== known.version) return 'stale';
        if ((change.birthDate ?? '') > dayIn(known.time_zone, clock())) return 'bornInFuture';

        const { email } = change;
        await transaction
          .updateTable('patients')
          .set({ ...columns, version: known.version + 1 })
          .$if(email !== undefined && email !== known.email, (query) => query.set({ email_verified: false }))
          .where('id', '=', known.id)
          .execute();
        return 'changed';
      }),
  };
}

/** Kysely skips undefined columns. */
const columnsOf = ({ address, ...change }: MemberChange) => ({
  name_prefix: change.namePrefix,
  first_name: change.firstName && tidied(change.firstName),
  middle_initial: change.middleInitial,
  last_name: change.lastName && tidied(change.lastName),
  name_suffix: change.nameSuffix,
  birth_date: change.birthDate,
  email: change.email,
  phone: change.phone === undefined ? undefined : digitsOf(change.phone),
  address_line1: address?.line1,
  address_line2: address?.line2,
  city: address?.city,
  state: address?.state,
  zip_code: address?.zipCode,
});
