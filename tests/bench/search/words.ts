import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { firstPractice } from '../api/targets.ts';
import { SEARCHES, WORDS } from './conditions.ts';

/** A patient to search for. Dates are YYYY-MM-DD. */
export interface Wanted {
  memberId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string;
}

/** The queries for a patient, from many results to one. */
export const KINDS = {
  'one letter': ({ lastName }) => lastName.slice(0, 1),
  'three letters of a name': ({ lastName }) => lastName.slice(0, 3),
  'a whole name': ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'a birth date': ({ birthDate }) => formatDate(birthDate),
  'a phone number': ({ phone }) => phone,
  'the beginning of an email': ({ email }) => `${email.slice(0, email.indexOf('@') + 1)}`,
  'a member id': ({ memberId }) => memberId,
} as const satisfies Record<string, (wanted: Wanted) => string>;
export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

export function formatDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** A sample of patients from the benchmark's first practice, stored in a file because finding it takes long. */
export async function wantedIn(db: Db, file: string): Promise<Wanted[]> {
  if (!existsSync(file)) {
    const practiceId = await firstPractice(db);
    const { rows } = await sql<Wanted>`
      select member_id as "memberId", first_name as "firstName", last_name as "lastName", email, phone,
        birth_date::text as "birthDate"
      from patients where practice_id = ${practiceId} order by md5(id::text) limit ${SEARCHES}`.execute(db);
    writeFileSync(file, JSON.stringify(rows));
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Names without accents, which a keyboard can type. */
export const wordsOf = (people: readonly Wanted[]): string[] =>
  people
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .filter((name) => /^[\w -]+$/.test(name))
    .slice(0, WORDS);
