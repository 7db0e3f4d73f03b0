// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_PATIENT_SEARCH, type PatientSearch } from '#domain/patient/patient-search.ts';
import {
  rememberedPages,
  rememberedSearches,
} from '#widgets/patient-management/search/remembered-searches.ports.ts';
import { createSearchHistory } from '#widgets/patient-management/search/search-history.ports.ts';

const OWNER = { userId: 'u1', practiceId: 'p1' };
const SEARCH: PatientSearch = {
  texts: { ...FIRST_PATIENT_SEARCH.texts, box: 'Marlowe' },
  choices: FIRST_PATIENT_SEARCH.choices,
  view: 'pastDue',
  sort: { field: 'pastDue', order: 'desc' },
  page: 2,
  pageSize: 25,
};
const searchHistory = (owner = OWNER, onWrite: () => void = () => undefined) =>
  createSearchHistory(history, owner, onWrite);

beforeEach(() => {
  rememberedSearches.clear();
  rememberedPages.clear();
  history.replaceState(null, '', '/search-patients');
});

describe('a search in the browser’s history', () => {
  it('API-5: is restored at its entry, and neither the entry nor the address contains any of it', () => {
    const entry = searchHistory();
    expect(entry.read()).toBeNull();
    entry.write(SEARCH);
    expect([entry.read(), location.pathname + location.search]).toEqual([SEARCH, '/search-patients']);
    expect(history.state).toEqual({ searchId: expect.stringMatching(/^[\da-f-]{36}$/) });
    history.pushState(null, '', '/view-patient/overview');
    expect(entry.read()).toBeNull();
  });

  it('SESSION-5: is not shown to another user or in another practice', () => {
    searchHistory().write(SEARCH);
    expect(searchHistory({ ...OWNER, userId: 'u2' }).read()).toBeNull();
    expect(searchHistory({ ...OWNER, practiceId: 'p2' }).read()).toBeNull();
  });

  it('keeps the other state of its entry and its own id, and reports no change of the address', () => {
    const reported: unknown[] = [];
    const own = history.replaceState;
    history.replaceState = (...given) => void reported.push(given);
    History.prototype.replaceState.call(history, { other: 1 }, '');
    const onWrite = vi.fn();
    const entry = searchHistory(OWNER, onWrite);
    entry.write(FIRST_PATIENT_SEARCH);
    entry.write(SEARCH);
    history.replaceState = own;
    expect([history.state.other, onWrite.mock.calls, reported]).toEqual([1, [[], []], []]);
    expect(entry.read()).toEqual(SEARCH);
  });

  it('API-5: a request has its last response in each entry, and for no other user', () => {
    const request = { filters: {}, sort: SEARCH.sort, page: 2, pageSize: 25 };
    const first = { records: 0, rows: [] };
    const second = { records: 1, rows: [] };
    searchHistory().writeFound(request, first);
    history.pushState(null, '', '/search-patients');
    expect(searchHistory().readFound({ ...request })).toEqual(first);
    searchHistory().writeFound({ ...request }, second);
    expect(searchHistory().readFound(request)).toEqual(second);
    expect(searchHistory().readFound({ ...request, page: 3 })).toBeNull();
    expect(searchHistory({ ...OWNER, userId: 'u2' }).readFound(request)).toBeNull();
    expect(searchHistory({ ...OWNER, practiceId: 'p2' }).readFound(request)).toBeNull();
  });

  it('is forgotten once 20 later entries have a search', () => {
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      history.pushState(null, '', '/search-patients');
      searchHistory().write(SEARCH);
      ids.push(history.state.searchId);
    }
    expect([...rememberedSearches.keys()]).toEqual(ids.slice(1));
  });

  it('is empty if the entry has no id, or an unknown one', () => {
    searchHistory().write(SEARCH);
    for (const state of [7, 'text', {}, { searchId: 7 }, { searchId: 'unknown' }]) {
      history.replaceState(state, '');
      expect(searchHistory().read()).toBeNull();
    }
  });
});
