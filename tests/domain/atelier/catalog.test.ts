import { describe, expect, it } from 'vitest';
import { type CatalogEntry, catalogHits } from '#domain/atelier/catalog.ts';

const entry = (chart: string, terms: Partial<CatalogEntry['terms']>, texts: string[] = []): CatalogEntry => ({
  chart,
  purpose: `The ${chart} of the house.`,
  states: 1,
  transitions: 1,
  terms: { event: [], state: [], guard: [], action: [], actor: [], requirement: [], ...terms },
  texts,
});
const ENTRIES = [
  entry('door', { event: ['door.open'], state: ['locked'], requirement: ['DOOR-1'] }),
  entry('gate', { guard: ['isLocked'], event: ['gate.open'] }, ['Closes behind a car.']),
];
const found = (query: string) => catalogHits(ENTRIES, query).map((hit) => hit.entry.chart);

describe('the search of the catalog', () => {
  it('lists every chart if the search is empty', () => {
    expect(found('  ')).toEqual(['door', 'gate']);
  });

  it.each([
    ['the name', 'GATE', ['gate']],
    ['the purpose', 'house', ['door', 'gate']],
    ['a description', 'behind', ['gate']],
    ['a name of any part', 'locked', ['door', 'gate']],
    ['guards only', 'guard:locked', ['gate']],
    ['states only', 'state:locked', ['door']],
    ['requirements only', 'requirement:door-1', ['door']],
    ['a check of a requirement', 'DOOR-1.5', ['door']],
    ['a check of another requirement', 'DOOR-12.5', []],
    ['every word', 'open locked house', ['door', 'gate']],
    ['every word, and not one of them', 'open DOOR-1 behind', []],
    ['an unknown kind as text', 'wall:locked', []],
  ])('finds by %s', (_, query, charts) => {
    expect(found(query)).toEqual(charts);
  });

  it('names the parts that match, each once', () => {
    expect(catalogHits(ENTRIES, 'locked lock').map(({ parts }) => parts)).toEqual([
      [{ kind: 'state', name: 'locked' }],
      [{ kind: 'guard', name: 'isLocked' }],
    ]);
  });
});
