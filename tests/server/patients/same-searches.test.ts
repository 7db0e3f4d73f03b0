import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_ORDERS } from '#server/patients/patient-orders.queries.ts';
import { refreshPatientStatus } from '#server/patients/patient-status.queries.ts';
import { ENGINES } from '../../support/database.ts';
import { times } from '../../support/depth.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { type List, startTestServer } from '../../support/server.ts';

const SEARCHES = times(1000, 50);
const PRACTICE = 1;
const ADDRESS = `/api/patient-management/practice/${PRACTICE}/patient/search`;

/** People whose names put alphabets, cases and collations to the test. */
const PEOPLE = [
  ["O'Brien", 'Zoë'],
  ['O’Brien', 'ZOE'],
  ['OBrien', 'zoe'],
  ['Ångström', 'Łukasz'],
  ['Angstrom', 'Lukasz'],
  ['Straße', 'Jörg'],
  ['STRASSE', 'Joerg'],
  ['İnci', 'Işık'],
  ['Núñez', 'José'],
  ['Nu\u0301n\u0303ez', 'Jose\u0301'],
  ['de la Cruz', 'María-José'],
  ['De La Cruz', 'Maria José'],
  ['Ægir', 'Øystein'],
  ['Ðoković', 'Žofie'],
  ['Ωmega', 'Σίσυφος'],
  ['Иванов', 'Ёлка'],
  ['王', '小明'],
  ['😀mile', 'ﬁona'],
  ['100%', 'a_b'],
  ['Back\\slash', '"Quote"'],
] as const;

interface Row {
  memberId: string;
  name: string;
  lastName: string;
  dateOfBirth: string;
  emailAddress: string;
}

/** Their ids go on from the same number, however each engine has counted so far. */
async function startWithPeople(engine: (typeof ENGINES)[number]) {
  const server = await startTestServer({ engine });
  await sql`select setval(pg_get_serial_sequence('patients', 'id'), 1000000), setval('member_numbers', 20000000)`.execute(
    server.db,
  );
  for (const [place, [lastName, firstName]] of PEOPLE.entries()) {
    const email = `${firstName}${place}@${lastName}.TEST`;
    const { id } = await addPatient(server.db, PRACTICE, {
      lastName,
      firstName,
      email,
      subscriber: lastName,
    });
    if (place % 2 === 0) await addPlan(server.db, PRACTICE, id, { start: '2026-01-01', end: '2026-12-31' });
  }
  await refreshPatientStatus(server.db, PRACTICE);
  return { server, token: (await server.signIn('admin')).accessToken };
}

/** What somebody types who looks for a text: its beginning, a part or all of it, in any case, with or without accents. */
function typed(texts: readonly string[]): fc.Arbitrary<string> {
  const cases = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => text.replace(/['’]/g, ''),
    (text: string) => ` ${text} `,
  ];
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(8), fc.nat(), fc.constantFrom(...cases))
    .map(([text, length, start, change]) => {
      const letters = [...text];
      const from = start % 3 === 0 ? start % letters.length : 0;
      return change(letters.slice(from, length === 0 ? undefined : from + length).join(''));
    });
  return fc.oneof(
    { weight: 9, arbitrary: part },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  );
}

/** What fits one of the people, or now one and now another. */
function filtersOf(people: readonly Row[]): fc.Arbitrary<Record<string, string>> {
  const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
    MemberId: typed(people.map(({ memberId }) => memberId)),
    FirstName: typed(people.map(({ name, lastName }) => name.slice(0, -lastName.length - 1))),
    LastName: typed(people.map(({ lastName }) => lastName)),
    BirthDate: fc.constantFrom(...people.map(({ dateOfBirth }) => dateOfBirth)),
    Email: typed(people.map(({ emailAddress }) => emailAddress)),
    Name: typed(people.flatMap(({ name, lastName }) => [name, `${lastName} ${name}`])),
    Phone: fc.stringMatching(/^\d{0,4}$/),
  };
  return fc
    .subarray(Object.keys(texts))
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, texts[name] ?? fc.constant('')]))),
    );
}

function searches(rows: readonly Row[]): fc.Arbitrary<Record<string, string>> {
  const few = fc.constantFrom(...rows).map((row) => [row]);
  const page = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(30) });
  return fc
    .tuple(
      fc.oneof(few, fc.constant(rows)).chain(filtersOf),
      fc.constantFrom(...Object.keys(PATIENT_ORDERS)),
      fc.constantFrom('asc', 'desc'),
      page.map((number) => String(Math.max(1, number))),
      fc.integer({ min: 1, max: 100 }).map(String),
    )
    .map(([filters, SortField, SortOrder, Page, PageSize]) => ({
      ...filters,
      SortField,
      SortOrder,
      Page,
      PageSize,
    }));
}

describe.runIf(ENGINES.length > 1)('a search', () => {
  let started: Awaited<ReturnType<typeof startWithPeople>>[];
  let rows: Row[];
  beforeAll(async () => {
    started = await Promise.all(ENGINES.map(startWithPeople));
    const [{ server, token } = { server: undefined, token: '' }] = started;
    rows = [];
    for (const page of [1, 2, 3]) {
      const url = `${ADDRESS.slice(4)}?PageSize=100&Page=${page}&SortField=patientId`;
      rows.push(...((await server?.get<List<Row>>(url, token))?.results ?? []));
    }
  });
  afterAll(() => Promise.all(started.map(({ server }) => server.close())));

  const ask = (url: string) =>
    Promise.all(started.map(({ server, token }) => server.call('GET', url, { token })));

  it('API-5: answers the same bytes on both engines, whatever is looked for and in whatever order', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(searches(rows), async (search) => {
        const [one, other] = await ask(`${ADDRESS}?${new URLSearchParams(search)}`);
        expect(one?.statusCode).toBe(200);
        expect(other?.body).toBe(one?.body);
        found += Math.min(1, one?.json<List<Row>>().results.length ?? 0);
      }),
      { numRuns: SEARCHES, seed: 20_261_121 },
    );
    expect(found).toBeGreaterThan(SEARCHES / 4);
  });
});
