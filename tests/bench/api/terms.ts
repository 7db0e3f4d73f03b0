import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { randomOf } from '#server/seed/random.ts';

/** The number of patients that a search term finds in a practice of any size. */
const HITS = { least: 25, most: 75 };
const WANTED = 40;
const MOST_TRIED = 4000;
const SEED = 4711;

/** The beginnings of a first and a last name; the first may be empty. */
export interface NameTerm {
  first: string;
  last: string;
}

export interface Terms<Term> {
  terms: readonly Term[];
  averageHits: number;
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

const lettersOf = (name: string): string => name.split(/[^\p{Letter}]/u)[0] ?? '';

/** Beginnings of names with the wanted number of results. */
export function nameTerms(db: Db, practiceId: number, people: readonly Person[]): Promise<Terms<NameTerm>> {
  const random = randomOf(SEED);
  return findTerms(
    people,
    ({ firstName, lastName }) => ({
      first: lettersOf(firstName).slice(0, random.whole(0, 9)),
      last: lettersOf(lastName).slice(0, random.whole(1, 12)),
    }),
    ({ first, last }) =>
      sql<{ hits: number }>`
      select count(*)::integer as hits from patients where practice_id = ${practiceId}
        and last_key >= name_key(${last}) and last_key < name_key(${last}) || chr(1114111)
        and first_key >= name_key(${first}) and first_key < name_key(${first}) || chr(1114111)`.execute(db),
  );
}

/** Parts of email addresses with the wanted number of results. */
export function emailTerms(db: Db, practiceId: number, people: readonly Person[]): Promise<Terms<string>> {
  const random = randomOf(SEED);
  return findTerms(
    people,
    ({ email }) => {
      const from = random.whole(0, email.indexOf('@') - 4);
      return email.slice(from, from + random.whole(4, 12));
    },
    (part) =>
      sql<{ hits: number }>`
      select count(*)::integer as hits from patients
      where practice_id = ${practiceId} and email_key like ${`%${part}%`}`.execute(db),
  );
}

async function findTerms<Term>(
  people: readonly Person[],
  termOf: (person: Person) => Term,
  count: (term: Term) => Promise<{ rows: { hits: number }[] }>,
): Promise<Terms<Term>> {
  const found = new Map<string, { term: Term; hits: number }>();
  for (let tried = 0; found.size < WANTED && tried < MOST_TRIED; tried += 1) {
    const person = people[tried % people.length];
    if (!person) break;
    const term = termOf(person);
    const hits = (await count(term)).rows[0]?.hits ?? 0;
    if (hits >= HITS.least && hits <= HITS.most) found.set(JSON.stringify(term), { term, hits });
  }
  const all = [...found.values()];
  if (all.length === 0) throw new Error('Nothing that is searched for has the wanted number of hits.');
  const averageHits = all.reduce((sum, { hits }) => sum + hits, 0) / all.length;
  return { terms: all.map(({ term }) => term), averageHits };
}

/** A random sample of a practice's patients. */
export async function somePeople(db: Db, practiceId: number): Promise<(Person & { memberId: string })[]> {
  const { rows } = await sql<Person & { memberId: string }>`
    select member_id as "memberId", first_name as "firstName", last_name as "lastName", email
    from patients where practice_id = ${practiceId} order by md5(id::text) limit 1000`.execute(db);
  return rows;
}
