import { type RawBuilder, sql } from 'kysely';
import type { PatientFilters } from './patient-query.ts';

type Part = RawBuilder<unknown>;

/** Shorter texts have no trigram, so they are searched as a prefix. */
const SHORTEST_PART = 3;
/** In a longer name, the last part consists of several words. */
const MOST_NAME_WORDS = 5;

export const COLUMNS = {
  memberId: sql.ref('patients.member_id'),
  firstName: sql.ref('patients.first_key'),
  lastName: sql.ref('patients.last_key'),
  email: sql.ref('patients.email_key'),
  subscriber: sql.ref('patients.subscriber_key'),
  phone: sql`phone_key(patients.phone) collate "C"`,
} as const satisfies Record<string, Part>;

export interface FullName {
  firstName: string;
  lastName: string;
}

/** The filters of the contract, `Name` and `Phone`. */
export function filterConditions(filters: PatientFilters): Part[] {
  const { memberId, firstName, lastName, birthDate, email, name, phone, emailVerified } = filters;
  return [
    memberId && beginsWith(COLUMNS.memberId, sql`${memberId}::text`),
    firstName && beginsWith(COLUMNS.firstName, nameKey(firstName)),
    lastName && beginsWith(COLUMNS.lastName, nameKey(lastName)),
    birthDate && isBornOn(birthDate),
    email && emailHas(email),
    name?.trim() && isNamed(name.trim()),
    phone && beginsWith(COLUMNS.phone, sql`${phone}::text`),
    emailVerified !== undefined && sql`patients.email_verified = ${emailVerified}`,
  ].filter((condition) => typeof condition === 'object');
}

/** The filters of a whole practice. A first and a last name together are found by one index, from last name to last name. */
export function practiceConditions(practice: number, filters: PatientFilters): Part[] {
  const { firstName, lastName, ...others } = filters;
  if (!firstName || !lastName) return filterConditions(filters);
  return [
    ...filterConditions({ ...others, firstName }),
    sql`${COLUMNS.lastName} in (select last_names(${practice}, ${lastName}))`,
  ];
}

export const all = (conditions: readonly Part[]): Part => sql`(${sql.join(conditions, sql` and `)})`;
export const any = (conditions: readonly Part[]): Part => sql`(${sql.join(conditions, sql` or `)})`;

/** A range, so that the index applies. The text is folded once, not for each row. */
export const beginsWith = (column: Part, text: Part): Part => sql`
  ${column} >= (select ${text}) and ${column} < (select ${text} || chr(1114111))`;

export const isBornOn = (day: string): Part => sql`patients.birth_date = ${day}::date`;

export const hasTrigram = (email: string): boolean => [...email].length >= SHORTEST_PART;

export const emailHas = (part: string): Part =>
  hasTrigram(part) ? contains(part) : beginsWith(COLUMNS.email, sql`lower(${part})`);

export const nameKey = (name: string): Part => sql`name_key(${name})`;

/** Splits the words into first and last name at every position, in either order. */
export function nameSplits(name: string): FullName[] {
  const words = name.split(/\s+/);
  return words.slice(0, MOST_NAME_WORDS).flatMap((_, index) => {
    const [head, tail] = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    return [
      { firstName: head, lastName: tail },
      { firstName: tail, lastName: head },
    ];
  });
}

const isNamed = (name: string): Part => any(nameSplits(name).map((split) => all(filterConditions(split))));

function contains(part: string): Part {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`patients.email_key like ${pattern}`;
}
