import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { NewPatient } from '#domain/patient/new-patient.ts';
import { digitsOf } from '#domain/text/digits.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { lockPractice } from '../practices/lock-practice.queries.ts';
import { findKnown } from './households.queries.ts';

type Registered =
  | { kind: 'added'; memberId: string }
  | { kind: 'refused'; because: 'unknown' | 'known' | 'bornInFuture' };

const refused = (because: Extract<Registered, { kind: 'refused' }>['because']): Registered => ({
  kind: 'refused',
  because,
});

export function newPatientsRepository(db: Db, clock: Clock) {
  return {
    /** @param evenIfKnown also with the name and birth date of another patient */
    add: (practiceId: string, patient: NewPatient, evenIfKnown: boolean): Promise<Registered> =>
      db.transaction().execute(async (transaction) => {
        const practice = await lockPractice(transaction, recordNumber(practiceId));
        if (!practice) return refused('unknown');
        const today = dayIn(practice.time_zone, clock());
        if (patient.birthDate > today) return refused('bornInFuture');
        if (!evenIfKnown && (await findKnown(transaction, practice.id, patient, today)).length > 0)
          return refused('known');
        const { line1, line2, city, state, zipCode } = patient.address;
        const { rows } = await sql<{ memberId: string }>`
          with numbered as (select nextval('member_numbers')::text as number)
          insert into patients (practice_id, member_id, subscriber_identifier, first_name, last_name, birth_date, email, phone,
            address_line1, address_line2, city, state, zip_code)
          select ${practice.id}, number, 'S' || number, ${patient.firstName.trim()}, ${patient.lastName.trim()},
            ${patient.birthDate}, ${patient.emailAddress}, ${digitsOf(patient.phoneNumber)}, ${line1}, ${line2}, ${city},
            ${state}, ${zipCode}
          from numbered
          returning member_id as "memberId"`.execute(transaction);
        return { kind: 'added', memberId: rows[0]?.memberId ?? '' };
      }),
  };
}
