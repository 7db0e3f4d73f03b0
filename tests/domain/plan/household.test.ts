import { expect, it } from 'vitest';
import { agedOut, coversWords, householdProblem, leavingOn } from '#domain/plan/household.ts';

const FAMILY = { people: 8, adults: 2, ageLimit: 26 };

it('API-21.13: a family has one other adult; a second one, and a person more than the level covers, is refused', () => {
  expect(householdProblem(FAMILY, ['1985-06-01', '2019-05-02'], '2026-03-16')).toBeNull();
  expect(householdProblem(FAMILY, ['1985-06-01', '2000-03-16'], '2026-03-16')).toBe('dependentTooOld');
  expect(householdProblem(FAMILY, ['1985-06-01', '2000-03-17'], '2026-03-16')).toBeNull();
  expect(householdProblem({ ...FAMILY, people: 2 }, ['1985-06-01', '2019-05-02'], '2026-03-16')).toBe(
    'tooManyPeople',
  );
});

it('API-21.14: on the birthday of the age limit a dependent is too old, and the oldest dependent is the other adult', () => {
  expect(agedOut(FAMILY, ['2019-05-02', '2000-04-01', '1985-06-01'], '2026-04-01')).toEqual([1]);
  expect(leavingOn(FAMILY, ['2000-04-01', '1985-06-01', '2019-05-02'])).toEqual([
    { at: 0, day: '2026-04-01' },
    { at: 2, day: '2045-05-02' },
  ]);
});

it('API-21.13: a level says who is covered', () => {
  expect([
    coversWords({ people: 1, adults: 1, ageLimit: 26 }),
    coversWords({ people: 2, adults: 2, ageLimit: 26 }),
    coversWords(FAMILY),
  ]).toEqual(['1 person', '2 people', 'up to 8 people, 2 of them adults']);
});
