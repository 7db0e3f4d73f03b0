import { type Kysely, type Migration, sql } from 'kysely';

/** Patients are found by the first digits of their phone number, however it is written; 1 is the country's code. */
const STATEMENTS = [
  `create function phone_key(text) returns text language sql immutable strict parallel safe
    return regexp_replace(regexp_replace($1, '\\D', '', 'g'), '^1(?=\\d{10}$)', '')`,
  `create index patients_by_phone on patients (practice_id, (phone_key(phone) collate "C"), id)`,
];

export const phoneSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
