import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBenefitSummary } from '#api/benefits.ts';
import { canUse, procedureDayMessage } from '#domain/benefit/benefit-rule.ts';
import { addDays, formatDate } from '#domain/date/day.ts';
import { summaryOnTheWire } from '#server/benefits/benefit.wire.ts';
import { judgeUse } from '#server/benefits/benefits.ts';
import type { MemberBenefits } from '#server/benefits/member-benefits.queries.ts';
import { groupOf } from '#server/plans/plan-status.ts';
import { hostThatAnswers, NEVER, PLACE } from '../../support/received-patients.ts';
import { settled } from '../../support/settled.ts';

const GROUPS = [
  {
    id: 1,
    benefit: 'Fluoride',
    limit: 4,
    codes: [{ id: 11, cdtCode: 'X2030', description: '', ucrCents: 3800 }],
  },
  {
    id: 2,
    benefit: 'Emergency exam',
    limit: 1,
    codes: [{ id: 12, cdtCode: 'X1020', description: '', ucrCents: 8000 }],
  },
  {
    id: 3,
    benefit: 'X-rays',
    limit: 0,
    codes: [{ id: 13, cdtCode: 'X1110', description: '', ucrCents: 3500 }],
  },
];
const START = '2027-02-27';
const END = '2028-02-29';

/** A plan whose term begins and ends at the end of a February, and its recorded uses. */
const held = fc
  .record({
    inactive: fc.boolean(),
    firstDay: fc.constantFrom(START, '2027-11-07'),
    annualMaximumCents: fc.option(fc.integer({ min: 0, max: 20_000 })),
    uses: fc.array(
      fc.record({
        groupId: fc.constantFrom(1, 2, 3),
        status: fc.constantFrom('Requested' as const, 'Confirmed' as const, 'Denied' as const),
        givenCents: fc.integer({ min: 0, max: 8000 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(
    ({ inactive, firstDay, annualMaximumCents, uses }): MemberBenefits => ({
      planId: 20_001,
      planName: 'Family Care',
      term: { startDate: START, endDate: END, inactive },
      firstDay,
      annualMaximumCents,
      groups: GROUPS,
      uses: uses.map((use, at) => ({
        ...use,
        id: at + 1,
        codeId: 10 + use.groupId,
        procedureDate: START,
        requestedAt: new Date(at),
        isEmailed: true,
        idempotencyKey: null,
      })),
      employerContributionCents: 0,
      memberContributionCents: 0,
      discounts: [],
      patient: { id: 1, firstName: 'Ada', email: '' },
      practice: { id: 11, name: 'Alder', phone: '', timeZone: 'America/New_York' },
    }),
  );

/** Days around both ends of the term, a leap day and a clock change. */
const day = fc
  .tuple(fc.constantFrom(START, END, '2027-11-07', '2028-02-28'), fc.integer({ min: -3, max: 3 }))
  .map(([near, days]) => addDays(near, days));

const STATUSES = { active: 'active', future: 'future', expired: 'over' } as const;

it('API-15, SAMPLE-1: the page offers a code on a day exactly if the server accepts the use', async () => {
  await fc.assert(
    fc.asyncProperty(held, day, day, async (plan, today, procedureDate) => {
      const answer = await settled(
        getBenefitSummary(
          hostThatAnswers(summaryOnTheWire(plan)).client,
          { ...PLACE, planId: '20001' },
          NEVER,
        ),
      );
      if (answer.kind === 'failed') throw new Error(answer.failure.message);
      const { term } = plan;
      const known = { status: STATUSES[groupOf(term, today)], term, renewsItself: true, today };
      const summary = { ...answer.value, procedures: [] };
      for (const cdtCode of ['X2030', 'X1020', 'X1110', 'X9999']) {
        const isOffered = canUse(known, summary, cdtCode);
        const isRightDay = procedureDayMessage(formatDate(procedureDate), known, summary) === null;
        const judged = judgeUse(plan, { cdtCode, procedureDate }, today);
        expect([cdtCode, isOffered && isRightDay]).toEqual([cdtCode, judged.kind === 'use']);
      }
    }),
    { numRuns: 300 },
  );
});
