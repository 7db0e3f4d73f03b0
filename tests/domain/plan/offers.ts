import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';

const LEVEL = {
  id: 'one',
  name: 'Individual',
  annualFeeCents: 0,
  monthlyFeeCents: 3333,
  enrollmentFeeCents: 0,
  covers: { people: 1, adults: 1, ageLimit: 26 },
};

/** A plan on offer, with one level, a covered exam and a discount on fillings. */
export const offer = (id: string, annualFeeCents: number, more: Partial<PlanOffer> = {}): PlanOffer => ({
  id,
  name: `Plan ${id}`,
  annualMaximumCents: null,
  levels: [{ ...LEVEL, annualFeeCents }],
  benefits: [{ benefit: 'Emergency exam', limit: 1, codes: ['X1020'] }],
  discounts: [{ category: 'Fillings', percent: 10 }],
  ...more,
});

export const procedure = (code: string, category: string, usualCents: number): OfferedProcedure => ({
  code,
  description: code,
  category,
  usualCents,
});

export const EXAM = procedure('X1020', 'Examination', 8000);
export const FILLING = procedure('X4010', 'Fillings', 15_505);
