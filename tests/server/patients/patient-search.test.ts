import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '#server/db/reading.ts';
import type { PatientSortField } from '#server/patients/patient-orders.ts';
import type { PatientQuery } from '#server/patients/patient-query.ts';
import { patientSearchRepository } from '#server/patients/patient-search.queries.ts';
import { refreshPatientStatus } from '#server/patients/patient-status.queries.ts';
import type { PlanStatus } from '#server/plans/plan-status.ts';
import { ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice } from '../../support/patients.ts';
import { TEST_NOW, testClock } from '../../support/test-clock.ts';

const BY_LAST_NAME: PatientQuery = { sortField: 'lastName', sortOrder: 'asc', page: 1, pageSize: 10 };

describe.each(ENGINES)('the patient search on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let practice: string;
  let elsewhere: string;
  beforeAll(async () => {
    const { db } = database;
    const id = await addPractice(db, 'Alder Street');
    practice = String(id);
    elsewhere = String(await addPractice(db, 'Birch Street'));

    const zoe = await addPatient(db, id, {
      firstName: 'Zoë',
      lastName: "O'Connell",
      birthDate: '1990-02-28',
      email: 'zoe@harbor.test',
      subscriber: 'S9',
    });
    const jose = await addPatient(db, id, {
      firstName: 'José',
      lastName: 'Núñez',
      email: 'jose_n@mail.test',
    });
    const mia = await addPatient(db, id, {
      firstName: 'Mia',
      lastName: 'Bright-Moss',
      email: 'mia@mail.test',
      phone: '+1 (216) 555-0177',
    });
    const max = await addPatient(db, id, {
      firstName: 'Max',
      lastName: 'Ångström',
      email: 'max%5@mail.test',
    });
    await addPatient(db, id, {
      firstName: 'Mia',
      lastName: 'Zapata',
      email: 'mia.z@mail.test',
      birthDate: '1990-02-28',
    });
    await addPatient(db, Number(elsewhere), {
      firstName: 'Zoë',
      lastName: "O'Connell",
      email: 'zoe2@harbor.test',
    });

    await addPlan(db, id, zoe.id, {
      start: '2025-03-16',
      end: '2026-03-16',
      dueCents: [3000],
      templateType: 'Ad-hoc',
      dependents: [{ id: jose.id }],
    });
    await addPlan(db, id, mia.id, { start: '2025-03-15', end: '2026-03-15' });
    await addPlan(db, id, max.id, { start: '2025-09-01', end: '2026-09-01', inactive: true });
    await refreshPatientStatus(db, id);
  });

  const search = (query: Partial<PatientQuery>, where = practice, clock = testClock) =>
    read(database.db, patientSearchRepository(clock).search(where, { ...BY_LAST_NAME, ...query }));
  const found = async (query: Partial<PatientQuery>) => (await search(query)).rows.map(({ name }) => name);

  it('API-5: a row has the fields of a search result', async () => {
    const { rows } = await search({ firstName: 'Zoë' });
    expect(rows).toEqual([
      {
        patientId: expect.stringMatching(/^\d+$/),
        memberId: expect.stringMatching(/^\d{8}$/),
        name: "Zoë O'Connell",
        lastName: "O'Connell",
        dateOfBirth: '1990-02-28',
        emailAddress: 'zoe@harbor.test',
        subscriberIdentifier: 'S9',
        pastDueCents: 3000,
        planType: 'Ad-hoc',
        phoneNumber: '(614) 555-0100',
        planName: 'Everyday Care',
        status: 'Active',
      },
    ]);
  });

  it.each([
    [{}, ['Max Ångström', 'Mia Bright-Moss', 'José Núñez', "Zoë O'Connell", 'Mia Zapata']],
    [{ firstName: 'mi' }, ['Mia Bright-Moss', 'Mia Zapata']],
    [{ firstName: 'ZOE' }, ["Zoë O'Connell"]],
    [{ firstName: 'Jose' }, ['José Núñez']],
    [{ lastName: 'angstrom' }, ['Max Ångström']],
    [{ lastName: 'oconn' }, ["Zoë O'Connell"]],
    [{ lastName: 'O’Connell' }, ["Zoë O'Connell"]],
    [{ lastName: 'bright moss' }, ['Mia Bright-Moss']],
    [{ lastName: ' nuñez ' }, ['José Núñez']],
    [{ birthDate: '1990-02-28' }, ["Zoë O'Connell", 'Mia Zapata']],
    [{ birthDate: '1990-02-28', firstName: 'm' }, ['Mia Zapata']],
    [{ email: 'ZOE@harbor' }, ["Zoë O'Connell"]],
    [{ email: 'harbor' }, ["Zoë O'Connell"]],
    [{ email: 'mi' }, ['Mia Bright-Moss', 'Mia Zapata']],
    [{ email: 'ai' }, []],
    [{ email: '%5@' }, ['Max Ångström']],
    [{ email: 'e_n@' }, ['José Núñez']],
    [{ email: 'e%n@' }, []],
    [{ email: '\\' }, []],
    [{ memberId: '99' }, []],
    [{ name: 'Zoe Oconn' }, ["Zoë O'Connell"]],
    [{ name: "O'Connell zo" }, ["Zoë O'Connell"]],
    [{ name: 'mia' }, ['Mia Bright-Moss', 'Mia Zapata']],
    [{ name: 'bright moss mia' }, ['Mia Bright-Moss']],
    [{ name: 'Mia Bright Moss' }, ['Mia Bright-Moss']],
    [{ name: 'bright moss' }, ['Mia Bright-Moss']],
    [{ name: 'm' }, ['Max Ångström', 'Mia Bright-Moss', 'Mia Zapata']],
    [{ name: 'mia núñez' }, []],
    [{ name: 'one two three four five six seven' }, []],
    [{ name: 'mia', birthDate: '1990-02-28' }, ['Mia Zapata']],
    [{ name: ' ', phone: '216555' }, ['Mia Bright-Moss']],
    [{ phone: '2165550177' }, ['Mia Bright-Moss']],
    [{ phone: '6145' }, ['Max Ångström', 'José Núñez', "Zoë O'Connell", 'Mia Zapata']],
    [{ phone: '5550177' }, []],
    [
      { memberId: '', firstName: '', lastName: '', birthDate: '', email: '', name: '', phone: '' },
      ['Max Ångström', 'Mia Bright-Moss', 'José Núñez', "Zoë O'Connell", 'Mia Zapata'],
    ],
    [{ lastName: "' or 1=1 --" }, []],
  ] satisfies [Partial<PatientQuery>, string[]][])('API-5: %o finds %o', async (query, names) => {
    expect(await found(query)).toEqual(names);
    expect((await search(query)).records).toBe(names.length);
  });

  it('API-5: a member id is found by all or the start of it', async () => {
    const [zoe] = (await search({ firstName: 'zoe' })).rows;
    expect(await found({ memberId: zoe?.memberId })).toEqual(["Zoë O'Connell"]);
    expect((await search({ memberId: '1000000' })).records).toBeGreaterThan(1);
  });

  it("PERM-6: another practice's patients are never found", async () => {
    const there = await search({}, elsewhere);
    expect(there.rows.map(({ emailAddress }) => emailAddress)).toEqual(['zoe2@harbor.test']);
    expect((await search({ memberId: there.rows[0]?.memberId })).records).toBe(0);
    expect(await search({}, '999999')).toEqual({ records: 0, rows: [] });
    expect(await search({}, 'x')).toEqual({ records: 0, rows: [] });
  });

  it.each([
    ['name', ['José Núñez', 'Max Ångström', 'Mia Bright-Moss', 'Mia Zapata', "Zoë O'Connell"]],
    ['dateOfBirth', ['José Núñez', 'Mia Bright-Moss', 'Max Ångström', "Zoë O'Connell", 'Mia Zapata']],
    ['emailAddress', ['José Núñez', 'Max Ångström', 'Mia Zapata', 'Mia Bright-Moss', "Zoë O'Connell"]],
    ['memberId', ["Zoë O'Connell", 'José Núñez', 'Mia Bright-Moss', 'Max Ångström', 'Mia Zapata']],
    ['patientId', ["Zoë O'Connell", 'José Núñez', 'Mia Bright-Moss', 'Max Ångström', 'Mia Zapata']],
    [
      'subscriberIdentifier',
      ['José Núñez', 'Mia Bright-Moss', 'Max Ångström', 'Mia Zapata', "Zoë O'Connell"],
    ],
    ['pastDue', ['José Núñez', 'Mia Bright-Moss', 'Max Ångström', 'Mia Zapata', "Zoë O'Connell"]],
    ['planType', ['Mia Zapata', "Zoë O'Connell", 'José Núñez', 'Mia Bright-Moss', 'Max Ångström']],
    ['status', ["Zoë O'Connell", 'José Núñez', 'Mia Bright-Moss', 'Max Ångström', 'Mia Zapata']],
  ] satisfies [PatientSortField, string[]][])(
    'API-5.2: sorted by %s, both ways, with and without a filter',
    async (sortField, names) => {
      expect(await found({ sortField })).toEqual(names);
      expect(await found({ sortField, sortOrder: 'desc' })).toEqual([...names].reverse());
      expect(await found({ sortField, email: 'test' })).toEqual(names);
      expect(await found({ sortField, sortOrder: 'desc', email: 'test' })).toEqual([...names].reverse());
    },
  );

  it('a page beyond the last is empty, with the total count', async () => {
    expect(await search({ page: 9 })).toEqual({ records: 5, rows: [] });
    expect(await search({ page: 9, firstName: 'mia' })).toEqual({ records: 2, rows: [] });
  });

  it("CONST-3: a plan ends with its last day in the practice's own time zone", async () => {
    const status = async (time: string) =>
      (await search({ firstName: 'zoe' }, practice, () => new Date(time))).rows[0]?.status;
    expect(TEST_NOW.toISOString()).toBe('2026-03-16T17:00:00.000Z');
    expect(await status('2026-03-17T03:59:59Z')).toBe('Active');
    expect(await status('2026-03-17T04:00:00Z')).toBe('Expired');
  });

  it('ENTITY-4: a plan that begins later is Inactive, or Expired after an earlier plan, in the rows and the filter', async () => {
    const { db } = database;
    const id = await addPractice(db, 'Cedar Street');
    const later = { start: '2026-04-10', end: '2027-04-10' };
    const ann = await addPatient(db, id, { firstName: 'Ann' });
    const bo = await addPatient(db, id, { firstName: 'Bo' });
    await addPlan(db, id, ann.id, later);
    await addPlan(db, id, bo.id, { start: '2025-03-20', end: '2026-03-20' });
    await addPlan(db, id, bo.id, later);
    await refreshPatientStatus(db, id);
    const on = (time: string, status?: PlanStatus) =>
      search({ sortField: 'name', status }, String(id), () => new Date(time));
    for (const [time, ...statuses] of [
      ['2026-03-21T03:59:59Z', 'Inactive', 'Active'],
      ['2026-03-21T04:00:00Z', 'Inactive', 'Expired'],
      ['2026-04-10T03:59:59Z', 'Inactive', 'Expired'],
      ['2026-04-10T04:00:00Z', 'Active', 'Active'],
    ] as const) {
      const { rows } = await on(time);
      expect([time, ...rows.map(({ status }) => status)]).toEqual([time, ...statuses]);
      for (const status of ['Active', 'Expired', 'Inactive'] as const)
        expect((await on(time, status)).rows).toEqual(rows.filter((row) => row.status === status));
    }
  });
});
