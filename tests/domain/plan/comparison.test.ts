import { expect, it } from 'vitest';
import {
  bestOf,
  commonDiscounts,
  comparedBenefits,
  comparePlans,
  mostSaving,
} from '#domain/plan/comparison.ts';
import { EXAM, FILLING, offer, procedure } from './offers.ts';

const CHECK_UP = procedure('X1010', 'Examination', 5500);

it('FRAME-1: the plan that saves most comes first, its fee included, and unknown procedures don’t count', () => {
  const bare = offer('42', 1000, { benefits: [], discounts: [] });
  const wanted = [
    { code: 'X1020', quantity: 1 },
    { code: 'X4010', quantity: 2 },
    { code: 'X9999', quantity: 7 },
  ];
  const compared = comparePlans([bare, offer('41', 5000)], [EXAM, FILLING], wanted);
  expect(
    compared.map(({ offer: { id }, feeCents, monthlyFeeCents, paidCents, savedCents }) => [
      id,
      feeCents,
      monthlyFeeCents,
      paidCents,
      savedCents,
    ]),
  ).toEqual([
    ['41', 5000, 3333, 32_908, 6102],
    ['42', 1000, 3333, 40_010, -1000],
  ]);
});

it('FRAME-1: the first year includes the enrollment fee, except for a plan that the patient has', () => {
  const [level] = offer('41', 5000).levels;
  if (level === undefined) throw new Error('The plan has no level.');
  const plan = offer('41', 5000, { levels: [{ ...level, enrollmentFeeCents: 2500 }] });
  const paid = (own: readonly string[]) =>
    comparePlans([plan], [], [], own).map(({ enrollmentFeeCents, paidCents }) => [
      enrollmentFeeCents,
      paidCents,
    ]);
  expect([paid([]), paid(['Plan 41'])]).toEqual([[[2500, 7500]], [[0, 5000]]]);
});

it('FRAME-1: the patient’s own plan comes first, whatever it saves', () => {
  const offers = [offer('41', 5000), offer('42', 9000)];
  const namesWith = (own: readonly string[]) =>
    comparePlans(offers, [], [], own).map((row) => row.offer.name);
  expect([namesWith([]), namesWith(['Plan 42'])]).toEqual([
    ['Plan 41', 'Plan 42'],
    ['Plan 42', 'Plan 41'],
  ]);
});

it('FRAME-1: discounts are common if each plan has the same', () => {
  const discounts = [{ category: 'Crowns', percent: 20 }];
  expect(commonDiscounts([offer('41', 0), offer('42', 0)])).toEqual([{ category: 'Fillings', percent: 10 }]);
  expect(commonDiscounts([offer('41', 0), offer('42', 0, { discounts })])).toBe(null);
  expect(commonDiscounts([offer('41', 0, { discounts: [] })])).toBe(null);
});

it('FRAME-1: the procedures of one benefit share its limit', () => {
  const exams = offer('41', 0, { benefits: [{ benefit: 'Exams', limit: 2, codes: ['X1020', 'X1010'] }] });
  const wanted = [
    { code: 'X1020', quantity: 1 },
    { code: 'X1010', quantity: 2 },
  ];
  expect(comparePlans([exams], [EXAM, CHECK_UP], wanted).map(({ paidCents }) => paidCents)).toEqual([5500]);
});

it('FRAME-1: a plan pays at most its annual maximum', () => {
  const benefits = [{ benefit: 'Exams', limit: 2, codes: ['X1020'] }];
  const discounts = [{ category: 'Examination', percent: 10 }];
  const paid = (annualMaximumCents: number | null) =>
    comparePlans(
      [offer('41', 5000, { annualMaximumCents, benefits, discounts })],
      [EXAM],
      [{ code: 'X1020', quantity: 3 }],
    ).map(({ paidCents, savedCents }) => [paidCents, savedCents]);
  // Two exams for 80.00 are covered, and the third has the discount.
  expect([paid(null), paid(16_000), paid(10_000)]).toEqual([
    [[12_200, 11_800]],
    [[12_200, 11_800]],
    [[18_200, 5800]],
  ]);
});

it('FRAME-1: a benefit is common if each plan includes it equally often', () => {
  const benefit = (name: string, limit: number) => ({ benefit: name, limit, codes: [] });
  const plain = offer('41', 0, { benefits: [benefit('X-rays', 0), benefit('Exams', 1)] });
  const rich = offer('42', 0, {
    benefits: [benefit('Cleanings', 2), benefit('X-rays', 0), benefit('Exams', 2)],
  });
  expect(comparedBenefits([plain, rich])).toEqual({
    common: [{ benefit: 'X-rays', limit: 0 }],
    different: ['Cleanings', 'Exams'],
  });
});

it('FRAME-1: a list begins with the plans that save money, three to six of them, and leaves out no single plan', () => {
  const listed = (...savings: readonly number[]) => {
    const rows = comparePlans(
      savings.map((cents, place) => offer(String(place), 8000 - cents)),
      [EXAM],
      [{ code: 'X1020', quantity: 1 }],
    );
    return [bestOf(rows).map(({ savedCents }) => savedCents), mostSaving(rows)?.id];
  };
  expect(listed(-5, -6, -7, -8, -9)).toEqual([[-5, -6, -7], undefined]);
  expect(listed(5, -7, 6, 4, 3, -8)).toEqual([[6, 5, 4, 3], '2']);
  expect(listed(8, 7, 6, 5, 4, 3, 2, 1)).toEqual([[8, 7, 6, 5, 4, 3], '0']);
  expect(listed(0, -1, -2, -3)).toEqual([[0, -1, -2, -3], undefined]);
});
