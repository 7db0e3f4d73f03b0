// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSearchHistory } from '#app/search-history.ts';
import { FIRST_PATIENT_SEARCH, type PatientSearch } from '#domain/patient-search.ts';

const OWNER = { userId: 'u1', practiceId: 'p1' };
const SEARCH: PatientSearch = {
  texts: { ...FIRST_PATIENT_SEARCH.texts, box: 'Marlowe' },
  sort: { field: 'pastDue', order: 'desc' },
  page: 2,
  pageSize: 25,
};

beforeEach(() => history.replaceState(null, '', '/search-patients'));

describe('a search in the browser’s history', () => {
  it('API-5: comes back at its place, and the address says nothing of it', () => {
    const kept = createSearchHistory(history, OWNER);
    expect(kept.read()).toBeNull();
    kept.write(SEARCH);
    expect([kept.read(), location.pathname + location.search]).toEqual([SEARCH, '/search-patients']);
    history.pushState(null, '', '/view-patient/overview');
    expect(kept.read()).toBeNull();
  });

  it('SESSION-5: is nobody else’s, and not another practice’s', () => {
    createSearchHistory(history, OWNER).write(SEARCH);
    expect(createSearchHistory(history, { ...OWNER, userId: 'u2' }).read()).toBeNull();
    expect(createSearchHistory(history, { ...OWNER, practiceId: 'p2' }).read()).toBeNull();
  });

  it('leaves what else stands there, and is not heard as a change of the address', () => {
    const heard: unknown[] = [];
    const own = history.replaceState;
    history.replaceState = (...given) => void heard.push(given);
    History.prototype.replaceState.call(history, { other: 1 }, '');
    createSearchHistory(history, OWNER).write(SEARCH);
    history.replaceState = own;
    expect([history.state.other, heard]).toEqual([1, []]);
  });

  it('is taken for none where anything else stands', () => {
    const kept = createSearchHistory(history, OWNER);
    const { texts, sort } = SEARCH;
    for (const search of [
      7,
      {},
      { texts, sort, page: 0, pageSize: 10 },
      { texts, sort, page: 1, pageSize: 11 },
      { texts: { ...texts, box: 1 }, sort, page: 1, pageSize: 10 },
      { texts, sort: { field: 'password', order: 'asc' }, page: 1, pageSize: 10 },
      { texts, sort: { field: 'name', order: 'up' }, page: 1, pageSize: 10 },
    ]) {
      history.replaceState({ patientSearch: { ...OWNER, search } }, '');
      expect(kept.read()).toBeNull();
    }
  });
});
