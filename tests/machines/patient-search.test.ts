import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { DEFAULT_COLUMNS } from '#domain/patient/patient-columns.ts';
import {
  FIRST_PATIENT_SEARCH,
  type PatientPage,
  type PatientSearch,
  type PatientSearchRequest,
  patientSearchIn,
} from '#domain/patient/patient-search.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import {
  selectBirthDateError,
  selectCanChooseRows,
  selectFilterCount,
  selectFound,
  selectIsNarrowed,
  selectIsOutdated,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectReading,
  selectSort,
  selectTexts,
  selectView,
} from '#machines/patient-search/patient-search.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { FOUND } from './patient-search.model.ts';

const TODAY = '2026-11-22';
const NO_PATIENTS: PatientPage = { records: 0, rows: [] };
const ALL_PATIENTS: PatientSearchRequest = {
  filters: {},
  sort: { field: 'lastName', order: 'asc' },
  page: 1,
  pageSize: 10,
};

function startSearch(restored: PatientSearch | null = null) {
  const { actor, clock, ports, effects, now } = startChart(patientSearchMachine, {
    today: TODAY,
    columns: DEFAULT_COLUMNS,
    restored,
    found: null,
  });
  const type = (text: string) => actor.send({ type: 'field.change', field: 'box', value: text });
  const { rememberSearch: remembered, openView: opened } = effects;
  return { actor, clock, search: ports.searchPatients, remembered, opened, now, type };
}

describe('the patient search', () => {
  it('FIELD-2: Enter and a paste start the search at once', () => {
    const { actor, search, type } = startSearch();
    type('4/12/1980');
    actor.send({ type: 'field.settle' });
    expect(search.asked[1]).toEqual({ ...ALL_PATIENTS, filters: { text: '4/12/1980' } });
  });

  it('API-5: a late response to an earlier search is ignored', async () => {
    const { actor, search, type, now } = startSearch();
    type('Marlowe');
    actor.send({ type: 'field.settle' });
    expect(search.asked).toHaveLength(2);
    await search.succeed(FOUND);
    await search.succeed(NO_PATIENTS);
    expect(selectFound(now())).toEqual(FOUND);
    type('Zapata');
    actor.send({ type: 'field.settle' });
    type('Zapata,');
    await search.fail({ status: 500, message: 'Late' });
    expect([selectListPhase(now()), selectFound(now())]).toEqual(['ready', FOUND]);
  });

  it('API-5: the page shows how it reads the box, and an incomplete birth date starts no search', async () => {
    const { actor, search, type, now } = startSearch();
    await search.succeed(FOUND);
    type('4/12');
    expect(selectReading(now())).toBe('date of birth (keep typing: MM/DD/YYYY)');
    actor.send({ type: 'field.settle' });
    expect([search.asked.length, selectListPhase(now()), selectFound(now())]).toEqual([1, 'ready', FOUND]);
    const texts = { ...FIRST_PATIENT_SEARCH.texts, box: '4/12' };
    const reloaded = startSearch({ ...FIRST_PATIENT_SEARCH, texts });
    expect([reloaded.search.asked, selectListPhase(reloaded.now())]).toEqual([[], 'idle']);
    type('4/12/1980');
    expect(selectReading(now())).toBe('date of birth 04/12/1980');
    actor.send({ type: 'field.settle' });
    await search.succeed(NO_PATIENTS);
    type('4/12');
    actor.send({ type: 'field.settle' });
    expect(selectListPhase(now())).toBe('idle');
  });

  it('API-5: with an incomplete birth date, page, order and page size cannot be changed', async () => {
    const { actor, search, type, now } = startSearch();
    await search.succeed(FOUND);
    const choose = () => {
      actor.send({ type: 'page.choose', page: 2 });
      actor.send({ type: 'size.choose', pageSize: 25 });
      actor.send({ type: 'sort.choose', sort: { field: 'pastDue', order: 'desc' } });
      return [selectPage(now()), selectPageSize(now()), selectSort(now()).field, selectCanChooseRows(now())];
    };
    type('04/1');
    expect(choose()).toEqual([1, 10, 'lastName', false]);
    actor.send({ type: 'field.settle' });
    expect(choose()).toEqual([1, 10, 'lastName', false]);
    type('04/12/1980');
    expect(choose()).toEqual([1, 25, 'pastDue', true]);
  });

  it('API-5: the filters are sent together with the box', () => {
    const { actor, search, type, now } = startSearch();
    const fill = (field: 'memberId' | 'firstName' | 'lastName' | 'birthDate' | 'email', text: string) =>
      actor.send({ type: 'field.change', field, value: text });
    fill('memberId', '1000');
    fill('firstName', ' Zoë  ');
    fill('lastName', "O'Hara");
    fill('birthDate', '04/12/1980');
    fill('email', 'zoe_1@mail.test');
    type('(614) 555');
    actor.send({ type: 'field.settle' });
    expect(search.asked[1]?.filters).toEqual({
      memberId: '1000',
      firstName: 'Zoë',
      lastName: "O'Hara",
      birthDate: '1980-04-12',
      email: 'zoe_1@mail.test',
      text: '(614) 555',
    });
    expect([selectFilterCount(now()), selectIsNarrowed(now())]).toEqual([5, true]);
    actor.send({ type: 'search.clear' });
    expect([search.asked[2], selectTexts(now()).email, selectIsNarrowed(now())]).toEqual([
      ALL_PATIENTS,
      '',
      false,
    ]);
  });

  it('FIELD-1: a filter accepts the characters of its rule and shows why it rejected one; the box takes 100', () => {
    const { actor, now, type } = startSearch();
    actor.send({ type: 'field.change', field: 'memberId', value: 'M' });
    expect([selectTexts(now()).memberId, now().context.fields.refusal]).toEqual([
      '',
      { field: 'memberId', message: 'You can only use numbers' },
    ]);
    actor.send({ type: 'field.change', field: 'memberId', value: '1' });
    actor.send({ type: 'field.blur', field: 'memberId' });
    expect([selectTexts(now()).memberId, now().context.fields.refusal]).toEqual(['1', null]);
    actor.send({ type: 'field.change', field: 'birthDate', value: '4' });
    expect(selectTexts(now()).birthDate).toBe('04/');
    expect(selectBirthDateError(now())).toBeNull();
    actor.send({ type: 'field.settle' });
    expect(selectBirthDateError(now())).toBe('Enter the date of birth as MM/DD/YYYY.');
    type('a'.repeat(101));
    expect(now().context.fields.refusal).toEqual({ field: 'box', message: 'At most 100 characters' });
  });

  it('API-5: sorting returns to page 1; another page size keeps the first row on the page', async () => {
    const { actor, search, now } = startSearch();
    await search.succeed({ ...FOUND, records: 200 });
    actor.send({ type: 'page.choose', page: 6 });
    expect(search.asked[1]).toEqual({ ...ALL_PATIENTS, page: 6 });
    actor.send({ type: 'size.choose', pageSize: 25 });
    expect([selectPage(now()), selectPageSize(now())]).toEqual([3, 25]);
    actor.send({ type: 'sort.choose', sort: { field: 'pastDue', order: 'desc' } });
    expect([selectPage(now()), selectSort(now())]).toEqual([1, { field: 'pastDue', order: 'desc' }]);
    expect(search.asked[3]).toEqual({
      ...ALL_PATIENTS,
      sort: { field: 'pastDue', order: 'desc' },
      page: 1,
      pageSize: 25,
    });
  });

  it('API-5: a page beyond the last one leads to the last one', async () => {
    const { search, now } = startSearch({ ...FIRST_PATIENT_SEARCH, page: 9 });
    await search.succeed({ records: 21, rows: [] });
    expect([selectPage(now()), search.asked[1]]).toEqual([3, { ...ALL_PATIENTS, page: 3 }]);
    await search.succeed(FOUND);
    expect(selectListPhase(now())).toBe('ready');
  });

  it('API-5: each search is stored, and restored unchanged', () => {
    const { actor, remembered, type } = startSearch();
    type('Marlowe, A');
    actor.send({ type: 'field.settle' });
    const last = remembered.at(-1);
    expect(last).toEqual({
      ...FIRST_PATIENT_SEARCH,
      texts: { ...FIRST_PATIENT_SEARCH.texts, box: 'Marlowe, A' },
    });
    const again = startSearch(last);
    expect(again.search.asked).toEqual([{ ...ALL_PATIENTS, filters: { text: 'Marlowe, A' } }]);
    expect(selectTexts(again.now()).box).toBe('Marlowe, A');
  });

  it('API-5.4: rows of an earlier search are outdated from the first key on, until the new rows are there', async () => {
    const { search, clock, now, type } = startSearch();
    await search.succeed(FOUND);
    expect(selectIsOutdated(now())).toBe(false);
    type('Mar');
    expect(selectIsOutdated(now())).toBe(true);
    clock.increment(300);
    expect([selectListPhase(now()), selectIsOutdated(now())]).toEqual(['refreshing', true]);
    await search.succeed(FOUND);
    expect(selectIsOutdated(now())).toBe(false);
    type('12/31');
    clock.increment(300);
    expect([now().value, selectIsOutdated(now())]).toEqual(['unreadable', true]);
  });

  it('API-5.9: a view continues the search from page 1, makes the rows outdated, and Back restores the earlier entry', async () => {
    const { actor, search, now, remembered, type } = startSearch({ ...FIRST_PATIENT_SEARCH, page: 2 });
    await search.succeed(FOUND);
    const before = remembered.at(-1) ?? null;
    type('Marlowe');
    actor.send({ type: 'entry.change', restored: null, view: 'pastDue' });
    expect(search.asked.at(-1)).toEqual({ ...ALL_PATIENTS, filters: { text: 'Marlowe', view: 'pastDue' } });
    expect([selectView(now()), selectIsOutdated(now())]).toEqual(['pastDue', true]);
    await search.succeed(FOUND);
    expect(selectIsOutdated(now())).toBe(false);
    actor.send({ type: 'entry.change', restored: before, view: 'all' });
    expect([selectTexts(now()).box, search.asked.at(-1)]).toEqual(['', { ...ALL_PATIENTS, page: 2 }]);
  });

  it('API-5.10: choosing or removing a filter searches again from page 1; clearing removes them all', () => {
    const { actor, search, now, remembered } = startSearch({ ...FIRST_PATIENT_SEARCH, page: 3 });
    actor.send({ type: 'filter.choose', filter: 'status', value: 'Active' });
    actor.send({ type: 'filter.choose', filter: 'hasCard', value: 'false' });
    actor.send({ type: 'field.change', field: 'lastName', value: 'Marlowe' });
    actor.send({ type: 'field.settle' });
    const filters = { status: 'Active', hasCard: 'false', lastName: 'Marlowe' };
    expect([search.asked.at(-1), selectFilterCount(now())]).toEqual([{ ...ALL_PATIENTS, filters }, 3]);
    actor.send({ type: 'filter.remove', filter: 'lastName' });
    actor.send({ type: 'filter.remove', filter: 'status' });
    expect(search.asked.at(-1)?.filters).toEqual({ hasCard: 'false' });
    expect(patientSearchIn(remembered.at(-1))).toEqual(remembered.at(-1));
    actor.send({ type: 'search.clear' });
    expect([search.asked.at(-1), selectIsNarrowed(now())]).toEqual([ALL_PATIENTS, false]);
  });

  it('API-5.13: a saved view replaces text, filters and order, and opens at the address of its view', () => {
    const { actor, search, now, type, opened } = startSearch();
    type('Marlowe');
    const choices = { ...FIRST_PATIENT_SEARCH.choices, hasCard: 'false' };
    const sort = { field: 'pastDue', order: 'desc' } as const;
    actor.send({ type: 'savedView.open', search: { view: 'pastDue', choices, sort } });
    const filters = { view: 'pastDue', hasCard: 'false' };
    expect([search.asked.at(-1), selectTexts(now()).box]).toEqual([{ ...ALL_PATIENTS, filters, sort }, '']);
    expect(opened.at(-1)).toMatchObject({ view: 'pastDue' });
  });

  it('FIELD-1, FIELD-2: leaving a filter removes a trailing period and the refusal, and searches for the rest', async () => {
    const { actor, clock, search, now } = startSearch();
    await search.succeed(FOUND);
    actor.send({ type: 'field.change', field: 'lastName', value: 'St. Clair.!' });
    clock.increment(300);
    expect(search.asked.at(-1)?.filters).toEqual({ lastName: 'St. Clair.' });
    actor.send({ type: 'field.blur', field: 'lastName' });
    expect([selectTexts(now()).lastName, now().context.fields.refusal]).toEqual(['St. Clair', null]);
    expect([search.asked.length, search.asked.at(-1)?.filters]).toEqual([3, { lastName: 'St. Clair' }]);
    actor.send({ type: 'field.blur', field: 'lastName' });
    expect(search.asked).toHaveLength(3);
  });
});

it('a part of the search page that ends with an error is logged, and the search continues', async () => {
  const log = vi.fn();
  const broken = fromPromise<never>(async () => {
    throw new Error('A defect');
  });
  const machine = patientSearchMachine.provide({
    actors: { savedViews: broken as never },
    actions: { rememberSearch: () => undefined, logFailure: log },
  });
  const input = { today: TODAY, columns: DEFAULT_COLUMNS, restored: null, found: null };
  const search = createActor(machine, { input }).start();
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(search.getSnapshot().status).toBe('active');
});
