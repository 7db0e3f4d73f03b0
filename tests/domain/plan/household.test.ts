import { expect, it } from 'vitest';
import {
  agedOut,
  coversWords,
  householdProblem,
  isOwnPlanDue,
  leavingOn,
  leftByRenewal,
} from '#domain/plan/household.ts';

const FAMILY = { people: 8, adults: 2, ageLimit: 26 };

it('API-21.13: a family has one other adult; a second adult, or more people than the level covers, is rejected', () => {
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

it('API-21.14: a dependent with their own plan after the first day is not renewed, so the level can cover another adult', () => {
  const person = (id: number, birthDate: string, ownPlanUntil: string | null) => ({
    id,
    birthDate,
    ownPlanUntil,
  });
  const [owen, tess] = [person(1, '1985-06-01', null), person(2, '2000-04-01', null)];
  const left = (...dependents: Parameters<typeof leftByRenewal>[1]) =>
    leftByRenewal(FAMILY, dependents, '2026-04-01');
  expect(left(owen, tess)).toEqual([2]);
  expect(left({ ...owen, ownPlanUntil: '2026-04-01' }, tess)).toEqual([2]);
  expect(left({ ...owen, ownPlanUntil: '2026-04-02' }, tess)).toEqual([1]);
});

it('API-21.14: a dependent is offered a plan of their own from 90 days before the birthday of the age limit', () => {
  expect(
    ['2025-12-31', '2026-01-01', '2026-05-01'].map((today) => isOwnPlanDue('2026-04-01', today)),
  ).toEqual([false, true, true]);
});

it('API-21.14: a dependent born on February 29 is too old on March 1 of a year without that day', () => {
  const [alone, birthDates] = [{ adults: 1, ageLimit: 26 }, ['2000-02-29']];
  expect(leavingOn(alone, birthDates)).toEqual([{ at: 0, day: '2026-03-01' }]);
  expect(leavingOn({ ...alone, ageLimit: 28 }, birthDates)).toEqual([{ at: 0, day: '2028-02-29' }]);
  expect(leavingOn({ ...alone, ageLimit: 28 }, ['1872-02-29'])).toEqual([{ at: 0, day: '1900-03-01' }]);
  expect(['2026-02-28', '2026-03-01'].map((day) => agedOut(alone, birthDates, day))).toEqual([[], [0]]);
});

it('API-21.13: a level names the people that it covers', () => {
  expect([
    coversWords({ people: 1, adults: 1, ageLimit: 26 }),
    coversWords({ people: 2, adults: 2, ageLimit: 26 }),
    coversWords(FAMILY),
  ]).toEqual(['1 person', '2 people', 'up to 8 people, including up to 2 adults']);
});
