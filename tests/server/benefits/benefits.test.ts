import { describe, expect, it } from 'vitest';
import {
  availableOf,
  type BenefitUse,
  givenInTerm,
  judgeResend,
  judgeUndo,
  judgeUse,
  type PlanBenefits,
  remainingOf,
} from '#server/benefits/benefits.ts';

const TODAY = '2026-03-16';
const NOW = new Date('2026-03-16T17:00:00Z');
const GROUPS = [
  { id: 1, benefit: 'Fluoride', limit: 4, codes: [code(11, 'X2030', 3800), code(12, 'X2040', 3000)] },
  { id: 2, benefit: 'Emergency exam', limit: 1, codes: [code(13, 'X1020', 8000)] },
  { id: 3, benefit: 'X-rays', limit: 0, codes: [code(14, 'X1110', 3500)] },
] as const;

function code(id: number, cdtCode: string, ucrCents: number) {
  return { id, cdtCode, description: cdtCode, ucrCents };
}

const held = (uses: readonly BenefitUse[], annualMaximumCents: number | null): PlanBenefits => ({
  term: { startDate: '2026-01-01', endDate: '2026-12-31', inactive: false },
  annualMaximumCents,
  groups: GROUPS,
  uses,
});

const use = (id: number, groupId: number, more: Partial<BenefitUse> = {}): BenefitUse => ({
  id,
  groupId,
  codeId: GROUPS.find((group) => group.id === groupId)?.codes[0]?.id ?? 0,
  givenCents: 3000,
  procedureDate: TODAY,
  status: 'Requested',
  requestedAt: new Date(0),
  ...more,
});
const judge = (uses: readonly BenefitUse[], cdtCode: string, maximum: number | null = null) =>
  judgeUse(held(uses, maximum), { cdtCode, procedureDate: TODAY }, TODAY).kind;

describe('the use of benefits', () => {
  it('SAMPLE-1, ENTITY-7: a benefit is used up at its limit, and a limit of 0 limits nothing', () => {
    const four = [1, 2, 3, 4].map((id) => use(id, 1));
    expect([judge(four.slice(1), 'X2040'), judge(four, 'X2030'), judge(four, 'X1020')]).toEqual([
      'use',
      'refuse',
      'use',
    ]);
    expect([four.slice(1), four].map((uses) => remainingOf(held(uses, null), GROUPS[0]))).toEqual([1, 0]);
    expect(
      judge(
        Array.from({ length: 30 }, (_, id) => use(id, 3)),
        'X1110',
      ),
    ).toBe('use');
    expect(judge([], 'X9999')).toBe('refuse');
  });

  it('ENTITY-7: a denied use counts for neither the limit nor the annual maximum, until it is resent', () => {
    const denied = use(1, 2, { status: 'Denied', givenCents: 8000 });
    expect(judge([denied], 'X1020')).toBe('use');
    expect([givenInTerm(held([denied], 9000)), availableOf(held([denied], 9000))]).toEqual([0, 9000]);
    expect(judgeResend(held([denied], 9000), denied, NOW)).toMatchObject({ kind: 'send', givenCents: 8000 });
    const other = use(2, 2, { givenCents: 5000 });
    expect([givenInTerm(held([denied, other], 9000)), availableOf(held([denied, other], 9000))]).toEqual([
      5000, 4000,
    ]);
    expect(judgeResend(held([denied, other], 9000), denied, NOW).kind).toBe('refuse');
    expect([judgeUndo(denied), judgeUndo(other)]).toEqual([expect.anything(), undefined]);
  });

  it('API-15: the plan pays the price of the code, or what is left of its maximum', () => {
    const wanted = { cdtCode: 'x1020', procedureDate: TODAY };
    expect(judgeUse(held([], null), wanted, TODAY)).toEqual({
      kind: 'use',
      groupId: 2,
      codeId: 13,
      givenCents: 8000,
    });
    expect(judgeUse(held([], 5000), wanted, TODAY)).toMatchObject({ givenCents: 5000 });
  });
});
