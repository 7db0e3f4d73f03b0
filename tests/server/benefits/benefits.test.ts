import fc from 'fast-check';
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
];
const CODES = ['X2030', 'X2040', 'X1020', 'X1110', 'X9999'];

function code(id: number, cdtCode: string, ucrCents: number) {
  return { id, cdtCode, description: cdtCode, ucrCents };
}

const held = (uses: readonly BenefitUse[], annualMaximumCents: number | null): PlanBenefits => ({
  term: { startDate: '2026-01-01', endDate: '2026-12-31', inactive: false },
  annualMaximumCents,
  groups: GROUPS,
  uses,
});

type Step =
  | { kind: 'use'; cdtCode: string }
  | { kind: 'undo' | 'resend' | 'confirm' | 'deny'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('use' as const), cdtCode: fc.constantFrom(...CODES) }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'resend' as const, 'confirm' as const, 'deny' as const),
    which: fc.nat(20),
  }),
);

/** A practice that does what the rules let it, and patients who answer as they like. */
function afterwards(uses: readonly BenefitUse[], next: Step, maximum: number | null): readonly BenefitUse[] {
  const now = held(uses, maximum);
  if (next.kind === 'use') {
    const allowed = judgeUse(now, { cdtCode: next.cdtCode, procedureDate: TODAY }, TODAY);
    if (allowed.kind === 'refuse') return uses;
    const { groupId, codeId, givenCents } = allowed;
    const id = Math.max(0, ...uses.map((use) => use.id)) + 1;
    return [
      ...uses,
      { id, groupId, codeId, givenCents, procedureDate: TODAY, status: 'Requested', askedAt: new Date(0) },
    ];
  }
  const use = uses[next.which % Math.max(1, uses.length)];
  if (!use) return uses;
  const changed = (more: Partial<BenefitUse>) =>
    uses.map((each) => (each === use ? { ...each, ...more } : each));
  if (next.kind === 'undo') return judgeUndo(use) ? uses : uses.filter((each) => each !== use);
  if (next.kind === 'resend') {
    const asked = judgeResend(now, use, NOW);
    return asked.kind === 'ask' ? changed({ status: 'Requested', givenCents: asked.givenCents }) : uses;
  }
  if (use.status !== 'Requested') return uses;
  return changed({ status: next.kind === 'confirm' ? 'Confirmed' : 'Denied' });
}

describe('the use of benefits', () => {
  it('SAMPLE-1, ENTITY-7: however benefits are used, undone, denied and sent again, no limit or maximum is exceeded', () => {
    const maximum = fc.option(fc.integer({ min: 0, max: 40_000 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), maximum, (steps, most) => {
        let uses: readonly BenefitUse[] = [];
        for (const next of steps) {
          uses = afterwards(uses, next, most);
          const now = held(uses, most);
          const counted = (groupId: number) =>
            uses.filter((use) => use.groupId === groupId && use.status !== 'Denied').length;
          expect(counted(1)).toBeLessThanOrEqual(4);
          expect(counted(2)).toBeLessThanOrEqual(1);
          for (const group of GROUPS.slice(0, 2)) {
            expect(remainingOf(now, group)).toBe(group.limit - counted(group.id));
          }
          if (most === null) continue;
          expect(givenInTerm(now)).toBeLessThanOrEqual(most);
          expect(givenInTerm(now) + availableOf(now)).toBe(most);
        }
      }),
      { numRuns: 200 },
    );
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

  it('ENTITY-7: a limit of 0 limits nothing', () => {
    let uses: readonly BenefitUse[] = [];
    for (let times = 0; times < 30; times += 1)
      uses = afterwards(uses, { kind: 'use', cdtCode: 'X1110' }, null);
    expect(uses).toHaveLength(30);
  });
});
