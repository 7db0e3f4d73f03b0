import { digitsOf } from '#domain/text/digits.ts';
import QUERIES from '../../support/patient-search-queries.json' with { type: 'json' };
import { signIn } from '../api/server.ts';
import { formatDate, type Wanted } from './words.ts';

const SAMPLE_PRACTICE = '1';
/** The sample's birth dates move with the day of its creation. A server test on a fixed day covers these. */
const TEXTS = QUERIES.filter(({ kind }) => !kind.startsWith('birth date'));
/** Rows that a user sees at a glance. */
const FIRST_ROWS = 5;

const withoutLetter = (name: string) => name.slice(0, 2) + name.slice(3);
const withSwappedLetters = (name: string) => `${name[0]}${name[2]}${name[1]}${name.slice(3)}`;

/** A patient, as a user would type it. */
const FORMS: readonly ((wanted: Wanted) => string)[] = [
  ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  ({ firstName, lastName }) => `${lastName} ${firstName}`.toLowerCase(),
  ({ lastName }) => lastName,
  ({ firstName, lastName }) => `${lastName.slice(0, 4)} ${firstName.slice(0, 2)}`,
  ({ firstName, lastName }) => `${firstName} ${withoutLetter(lastName)}`,
  ({ firstName, lastName }) => `${withSwappedLetters(firstName)} ${lastName}`,
  ({ lastName }) => withoutLetter(lastName),
  ({ phone }) => phone,
  ({ phone }) => digitsOf(phone).slice(-7),
  ({ phone }) => digitsOf(phone).slice(-4),
  ({ memberId }) => memberId,
  ({ email }) => email,
  ({ birthDate }) => formatDate(birthDate),
  ({ birthDate }) => birthDate,
  ({ birthDate, lastName }) => `${lastName} ${formatDate(birthDate)}`,
];

export interface Texts {
  /** The share of the prepared texts whose patient in the sample practice is among the first rows. */
  found: number;
  /** The response times of texts in the large practice, one at a time, in ms. */
  times: readonly number[];
}

export async function measureTexts(
  address: string,
  practiceId: string,
  people: readonly Wanted[],
): Promise<Texts> {
  const headers = { authorization: `Bearer ${await signIn(address)}` };
  const find = async (practice: string, text: string) => {
    const query = new URLSearchParams({ Text: text, PageSize: String(FIRST_ROWS) });
    const url = `${address}/api/patient-management/practice/${practice}/patient/search?${query}`;
    const begin = performance.now();
    const response = await fetch(url, { headers });
    const { results } = (await response.json()) as { results: { memberId: string }[] };
    return { took: performance.now() - begin, memberIds: results.map(({ memberId }) => memberId) };
  };

  let found = 0;
  for (const { text, expect } of TEXTS) {
    const { memberIds } = await find(SAMPLE_PRACTICE, text);
    if (memberIds.includes(expect)) found += 1;
  }
  const times: number[] = [];
  for (const person of people)
    for (const form of FORMS) times.push((await find(practiceId, form(person))).took);
  return { found: found / TEXTS.length, times };
}
