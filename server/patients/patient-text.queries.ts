import { type RawBuilder, sql } from 'kysely';
import { type NameQuery, type PatientQuery, SHORTEST_ENDING } from '#domain/patient/patient-query.ts';
import { withoutCountryCode } from '#domain/text/phone.ts';
import {
  all,
  any,
  beginsWith,
  COLUMNS,
  emailHas,
  type FullName,
  isBornOn,
  nameKey,
  nameSplits,
} from './patient-conditions.queries.ts';

type Part = RawBuilder<unknown>;

/** The conditions for a text. The similar ones apply if no patient meets the exact ones. */
export interface TextConditions {
  exact: Part;
  similar: Part | null;
}

const LONGEST_PATIENT_ID = 15;
const ONE_WORD = /^[^ -]+$/;
const INITIAL = /^\p{L}\.?$/u;

const ENDS = {
  memberId: sql`reverse(patients.member_id)`,
  subscriber: sql`reverse(patients.subscriber_key)`,
  phone: sql`reverse(phone_key(patients.phone)) collate "C"`,
} as const satisfies Record<string, Part>;

const LETTERS = {
  firstName: sql`name_letters(patients.first_key)`,
  lastName: sql`name_letters(patients.last_key)`,
} as const satisfies Record<keyof FullName, Part>;

const SPELLINGS = {
  firstName: sql`name_spellings(patients.practice_id, patients.first_key)`,
  lastName: sql`name_spellings(patients.practice_id, patients.last_key)`,
} as const satisfies Record<keyof FullName, Part>;

/** Null for a text that every patient matches. */
export function textConditions(practice: number, query: PatientQuery): TextConditions | null {
  switch (query.kind) {
    case 'all':
      return null;
    case 'name':
    case 'surnameFirst':
      return { exact: isNamed(query), similar: isNamedLike(practice, query) };
    case 'birthDate':
      return bornAndNamed(practice, query.birthDate, query.name);
    case 'unfinishedDate':
    case 'noSuchDay':
      return exactly(sql`false`);
    case 'email':
      return exactly(emailHas(query.email));
    case 'nameOrEmail':
      return exactly(any([isNamed({ kind: 'name', name: query.text }), emailHas(query.text)]));
    case 'phone':
      return exactly(any(phoneConditions(query.digits)));
    case 'number':
      return exactly(any(numberConditions(query.digits, query.birthDate)));
    case 'subscriberId':
      return exactly(any([beginsWith(COLUMNS.subscriber, sql`lower(${query.id})`), emailHas(query.id)]));
  }
}

const exactly = (exact: Part): TextConditions => ({ exact, similar: null });

function bornAndNamed(practice: number, birthDate: string, name: NameQuery | null): TextConditions {
  const isBorn = isBornOn(birthDate);
  if (name === null) return exactly(isBorn);
  return { exact: all([isBorn, isNamed(name)]), similar: all([isBorn, isNamedLike(practice, name)]) };
}

const phoneConditions = (digits: string): Part[] => [
  begins(COLUMNS.phone, withoutCountryCode(digits)),
  ...endsWith(digits, [ENDS.phone]),
];

const numberConditions = (digits: string, birthDate: string | null): Part[] => [
  begins(COLUMNS.memberId, digits),
  begins(COLUMNS.subscriber, digits),
  ...endsWith(digits, [ENDS.memberId, ENDS.subscriber]),
  ...phoneConditions(digits),
  ...(digits.length <= LONGEST_PATIENT_ID ? [sql`patients.id = ${digits}::bigint`] : []),
  ...(birthDate === null ? [] : [isBornOn(birthDate)]),
];

const begins = (column: Part, text: string): Part => beginsWith(column, sql`${text}::text`);

const endsWith = (digits: string, columns: readonly Part[]): Part[] =>
  digits.length < SHORTEST_ENDING
    ? []
    : columns.map((column) => begins(column, [...digits].reverse().join('')));

/** A last name of several words also begins with its last word. */
const isNamed = (query: NameQuery): Part =>
  any(
    fullNames(query).flatMap(({ firstName, lastName }) => {
      const isFirst = nameBegins('firstName', firstName);
      const isWhole = all([...isFirst, ...nameBegins('lastName', lastName)]);
      return ONE_WORD.test(lastName) ? [isWhole, all([...isFirst, ...lastWordBegins(lastName)])] : [isWhole];
    }),
  );

/** One part of the name is similar. The other is similar, or begins with the typed text. */
function isNamedLike(practice: number, query: NameQuery): Part {
  const isAlike = (part: keyof FullName, name: string) =>
    sql`${SPELLINGS[part]} && (select name_spellings(${practice}, ${nameKey(name)}))`;
  const ways = fullNames(query).flatMap(({ firstName, lastName }) => {
    if (firstName === '') return [isAlike('lastName', lastName)];
    if (lastName === '') return [isAlike('firstName', firstName)];
    const [isFirstAlike, isLastAlike] = [isAlike('firstName', firstName), isAlike('lastName', lastName)];
    return [
      all([isFirstAlike, isLastAlike]),
      all([isFirstAlike, ...nameBegins('lastName', lastName)]),
      all([isLastAlike, ...nameBegins('firstName', firstName)]),
    ];
  });
  return any(ways);
}

/** The first condition is that of the index. */
const lastWordBegins = (word: string): Part[] => [
  sql`patients.last_key like '% %'`,
  beginsWith(sql`last_word(patients.last_key)`, sql`name_letters(${nameKey(word)})`),
];

const nameBegins = (part: keyof FullName, name: string): Part[] =>
  name === '' ? [] : [beginsWith(LETTERS[part], sql`name_letters(${nameKey(name)})`)];

/**
 * With and without the middle initial, in addition to a first and a last name: `achterberg m` is a possible beginning
 * of a first name.
 */
function fullNames(query: NameQuery): FullName[] {
  if (query.kind === 'name') {
    const rest = withoutInitials(query.name);
    const names = rest.includes(' ') ? [query.name, rest] : [query.name];
    return [...new Set(names)].flatMap(nameSplits);
  }
  const { firstName, lastName } = query;
  return [...new Set([firstName, withoutInitials(firstName)])].map((name) => ({ firstName: name, lastName }));
}

const withoutInitials = (name: string): string =>
  name
    .split(' ')
    .filter((word, index) => index === 0 || !INITIAL.test(word))
    .join(' ');
