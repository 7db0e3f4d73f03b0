import type { SupportInformation } from '#domain/practice/support.ts';
import type { Db } from '../db/open.ts';
import { timeZoneOfState } from './time-zones.ts';

export interface NewPractice {
  name: string;
  /** A two-letter state. The practice gets the state's time zone. */
  state: string;
  phone: string;
  /** Whole dollars per year. */
  goal: number;
  support: Omit<SupportInformation, 'practiceState'>;
}

interface AddedPractice {
  id: number;
  timeZone: string;
}

export function practiceAccountsRepository(db: Db) {
  return {
    async ensureOrganization(name: string): Promise<number> {
      const known = await db
        .selectFrom('organizations')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirst();
      const organization =
        known ??
        (await db.insertInto('organizations').values({ name }).returning('id').executeTakeFirstOrThrow());
      return organization.id;
    },

    async hasPractice(organizationId: number, name?: string): Promise<boolean> {
      const row = await db
        .selectFrom('practices')
        .select('id')
        .where('organization_id', '=', organizationId)
        .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
        .executeTakeFirst();
      return row !== undefined;
    },

    async addPractice(organizationId: number, practice: NewPractice): Promise<AddedPractice> {
      const timeZone = timeZoneOfState(practice.state);
      if (timeZone === undefined) throw new RangeError(`${practice.state} is no state.`);
      const { name, state, phone, goal, support } = practice;
      const { id } = await db
        .insertInto('practices')
        .values({ organization_id: organizationId, name, state, time_zone: timeZone, phone, goal })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('practice_support')
        .values({
          practice_id: id,
          telephone_number: support.telephoneNumber,
          weekday_hours: support.weekdayHours,
          weekend_hours: support.weekendHours,
          email_support: support.emailSupport,
          address: support.address,
        })
        .execute();
      return { id, timeZone };
    },
  };
}
