import { expect, it } from 'vitest';
import {
  exampleLines,
  feeChangeWords,
  levelWords,
  type PlanOffer,
  priceWith,
  type Quote,
  withOffer,
} from '#domain/plan/sale.ts';
import { EXAM, FILLING, offer } from './offers.ts';

/** A plan with a level for two, which is paid yearly. */
const forTwo = (id: string, annualFeeCents: number): PlanOffer => {
  const { levels } = offer(id, annualFeeCents);
  const two = levels.map((level) => ({ ...level, id: 'two', monthlyFeeCents: null }));
  return offer(id, annualFeeCents, { levels: [...levels, ...two] });
};

it('API-21: a covered procedure costs nothing up to its limit, and any other has the discount of its category, half a cent up', () => {
  expect(priceWith(offer('41', 0), EXAM, 3)).toMatchObject({ usualCents: 24_000, withPlanCents: 16_000 });
  // 10 % of 155.05 is 15.505.
  expect(priceWith(offer('41', 0), FILLING, 2)).toMatchObject({ usualCents: 31_010, withPlanCents: 27_908 });
  const unlimited = offer('41', 0, { benefits: [{ benefit: 'Exam', limit: 0, codes: ['X1020'] }] });
  expect(priceWith(unlimited, EXAM, 9).withPlanCents).toBe(0);
});

it('API-21: a visit is shown with one procedure of each benefit and discount', () => {
  const lines = exampleLines(offer('41', 0), [EXAM, FILLING]);
  expect(lines.map(({ code, withPlanCents }) => [code, withPlanCents])).toEqual([
    ['X1020', 0],
    ['X4010', 13_954],
  ]);
});

it('API-21: another plan keeps the level and payments if it has them', () => {
  const choice = { offerId: '41', levelId: 'two', billing: 'monthly' } as const;
  expect(withOffer(choice, forTwo('42', 1))).toEqual({ offerId: '42', levelId: 'two', billing: 'annual' });
  expect(withOffer({ ...choice, levelId: 'family' }, forTwo('42', 1))).toEqual({
    offerId: '42',
    levelId: 'one',
    billing: 'monthly',
  });
});

it('API-21: a renewal names the change of the fee', () => {
  const quote = (feeCents: number | null, feeBeforeCents: number | null) =>
    feeChangeWords({ feeCents, feeBeforeCents } as Quote);
  expect([quote(44_000, 40_000), quote(39_000, 40_000), quote(40_000, 40_000), quote(40_000, null)]).toEqual([
    '+$40.00 a year',
    '−$10.00 a year',
    '',
    '',
  ]);
  const [level] = offer('41', 40_000).levels;
  if (level === undefined) throw new Error('The plan has a level.');
  expect([levelWords(level, 'annual'), levelWords(level, 'monthly')]).toEqual([
    '$400.00 a year. Covers 1 person.',
    '$33.33 a month. Covers 1 person.',
  ]);
});
