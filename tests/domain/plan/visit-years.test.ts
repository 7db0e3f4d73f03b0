import { expect, it } from 'vitest';
import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';
import type { UsedProcedure } from '#domain/plan/treatment.ts';
import { firstYear, pastYear, visitYears } from '#domain/plan/visit-years.ts';

const TODAY = '2026-03-16';
const named = (code: string, description: string): OfferedProcedure => ({
  code,
  description,
  category: '',
  usualCents: 1000,
});
const offer = (...benefits: readonly (readonly string[])[]): PlanOffer => ({
  id: '41',
  name: 'Everyday Care',
  annualMaximumCents: null,
  levels: [],
  benefits: benefits.map((codes, at) => ({ benefit: `Benefit ${at}`, limit: 4, codes })),
  discounts: [],
});
const PROCEDURES = [
  named('X1010', 'Routine check-up'),
  named('X1020', 'Emergency exam'),
  named('X1110', 'Bitewing X-rays, two images'),
  named('X1120', 'Bitewing X-rays, four images'),
  named('X2010', 'Cleaning, adult'),
  named('X2020', 'Cleaning, child'),
  named('X2030', 'Fluoride varnish'),
  named('X3010', 'Periodontal maintenance'),
  named('X3020', 'Deep cleaning, a quarter of the mouth'),
];
const yearsOf = (given: Partial<Parameters<typeof visitYears>[0]>) =>
  visitYears({ offers: [], procedures: PROCEDURES, patient: null, past: [], ...given }, TODAY);
const linesOf = (years: ReturnType<typeof visitYears>) =>
  Object.fromEntries(
    years.map(({ id, lines }) => [id, lines.map(({ code, quantity }) => `${quantity} ${code}`).join(', ')]),
  );

it('FRAME-1: a year has one kind of cleaning: an adult’s, a child’s, or periodontal maintenance', () => {
  expect(linesOf(yearsOf({ offers: [offer(['X1110'])] }))).toEqual({
    adult: '2 X2010, 2 X1010, 1 X1120',
    gums: '4 X3010, 2 X1010, 1 X1120',
    child: '2 X2020, 2 X1010, 2 X2030, 1 X1110',
  });
});

it('FRAME-1: a year without its cleaning is not offered; without any, the year has one procedure of each benefit, or each procedure', () => {
  const of = (...words: string[]) => PROCEDURES.filter(({ description }) => words.includes(description));
  expect(linesOf(yearsOf({ procedures: of('Routine check-up', 'Periodontal maintenance') }))).toEqual({
    gums: '4 X3010, 2 X1010',
  });
  const exams = of('Routine check-up', 'Emergency exam', 'Deep cleaning, a quarter of the mouth');
  expect(
    linesOf(yearsOf({ offers: [offer(['X9999', 'X1020', 'X1010'], ['X9999'])], procedures: exams })),
  ).toEqual({
    each: '1 X1020',
  });
  expect(linesOf(yearsOf({ offers: [offer()], procedures: exams }))).toEqual({
    each: '1 X1010, 1 X1020, 1 X3020',
  });
});

it('FRAME-1: a patient’s last 12 months are a year, without what they denied and what the practice no longer has', () => {
  const used = (
    code: string,
    date: string,
    answer: UsedProcedure['answer'] = 'Confirmed',
  ): UsedProcedure => ({
    code,
    date,
    answer,
    isEmailed: true,
    description: code,
    benefit: '',
    ordinaryCents: 0,
    savedCents: 0,
  });
  const past = pastYear(
    [
      used('X2030', '2025-03-16'),
      used('X2030', '2025-03-17'),
      used('X2030', TODAY, 'Requested'),
      used('X1020', '2025-08-01', 'Denied'),
      used('X9999', '2025-08-01'),
    ],
    TODAY,
  );
  expect(linesOf(yearsOf({ past }))['past']).toBe('2 X2030');
});

it('FRAME-1: a patient below 14 has a child’s year, others an adult’s or gum care, which is first if they had it', () => {
  const yearsFor = (birthDate: string, had: string) => {
    const past = had === '' ? [] : [{ code: had, quantity: 1 }];
    const years = yearsOf({ patient: { birthDate }, past });
    return [firstYear(years)?.id, ...years.map(({ id }) => id)];
  };
  expect(firstYear(yearsOf({}))?.id).toBe('adult');
  expect(yearsFor('1983-04-23', 'X2010')).toEqual(['adult', 'adult', 'gums', 'past']);
  expect(yearsFor('1983-04-23', 'X3010')).toEqual(['gums', 'adult', 'gums', 'past']);
  expect(yearsFor('2012-03-17', '')).toEqual(['child', 'child']);
  expect(yearsFor('2012-03-16', '')).toEqual(['adult', 'adult', 'gums']);
});
