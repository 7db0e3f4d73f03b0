import { describe, expect, it } from 'vitest';
import type { BenefitSummary, CodeGroup } from '#domain/benefit/benefit.ts';
import {
  answerToday,
  type BenefitPlan,
  benefitPlanOf,
  canUse,
  procedureDayMessage,
  procedureOf,
  verdictOn,
} from '#domain/benefit/benefit-rule.ts';
import { dayIn } from '#domain/date/day.ts';
import { heldBy, plansIn } from '../../support/patient-plans.ts';
import { inEachZone } from '../../support/time-zones.ts';

const group = (code: string, description: string, limit: number, remaining: number): CodeGroup => ({
  codes: [{ code, description }],
  limit,
  usedOn: [],
  remaining,
});
const SPENT = group('X1020', 'Emergency exam', 1, 0);
const FLUORIDE = group('X2030', 'Fluoride varnish', 4, 3);
const X_RAYS: CodeGroup = {
  ...group('X1110', 'X-ray, two bite images', 0, 0),
  codes: [
    { code: 'X1110', description: 'X-ray, two bite images' },
    { code: 'X1140', description: 'X-ray, single tooth' },
  ],
};
const SUMMARY: BenefitSummary = {
  planName: 'Family Care',
  emailsPatients: true,
  maximum: { annualCents: 100_000, usedCents: 8000, availableCents: 92_000 },
  givenCents: 8000,
  benefits: [
    { name: 'Emergency exam', groups: [SPENT], request: null },
    { name: 'Fluoride', groups: [FLUORIDE], request: null },
    { name: 'X-rays', groups: [X_RAYS], request: null },
  ],
  discounts: [
    { name: 'Fillings', percent: 10 },
    { name: 'Crowns', percent: 20 },
  ],
  procedures: [
    { code: 'X1020', description: 'Emergency exam', category: 'Examination', regularCents: 8000 },
    { code: 'X1110', description: 'X-ray, two bite images', category: 'Imaging', regularCents: 3500 },
    { code: 'X1130', description: 'X-ray, the whole jaw', category: 'Imaging', regularCents: 11_000 },
    { code: 'X1140', description: 'X-ray, single tooth', category: 'Imaging', regularCents: 2600 },
    { code: 'X2010', description: 'Cleaning, adult', category: 'Prevention', regularCents: 9200 },
    { code: 'X2030', description: 'Fluoride varnish', category: 'Prevention', regularCents: 3800 },
    { code: 'X4010', description: 'Filling, one surface', category: 'Fillings', regularCents: 15_550 },
  ],
  employerCents: null,
  memberCents: 40_000,
};
const PLAN: BenefitPlan = {
  status: 'active',
  term: { startDate: '2026-06-10', endDate: '2027-06-10' },
  renewsItself: true,
  today: '2026-11-22',
};
const on = (today: string, plan: Partial<BenefitPlan> = {}): BenefitPlan => ({ ...PLAN, ...plan, today });
const codes = (question: string) =>
  answerToday(question, PLAN, SUMMARY)?.procedures.map(({ procedure }) => procedure.code) ?? null;

describe('whether a benefit is available', () => {
  it('SAMPLE-1, ENTITY-7: a benefit is available while uses remain, and always with a limit of 0', () => {
    expect(verdictOn(PLAN, FLUORIDE, SUMMARY)).toEqual({ can: true, remaining: 3, isPaid: true });
    expect(verdictOn(PLAN, X_RAYS, SUMMARY)).toEqual({ can: true, remaining: null, isPaid: true });
  });

  it('SAMPLE-1: a used-up benefit is available again when the next term begins, on the day this term ends', () => {
    const usedUp = { can: false, because: 'usedUp', nextDay: '2027-06-10' };
    expect(verdictOn(PLAN, SPENT, SUMMARY)).toEqual(usedUp);
    expect(verdictOn(on('2027-06-10'), SPENT, SUMMARY)).toEqual(usedUp);
  });

  it('API-15: a plan whose annual maximum is used up still counts the use, and pays nothing', () => {
    const maximum = { annualCents: 100_000, usedCents: 100_000, availableCents: 0 };
    expect(verdictOn(PLAN, FLUORIDE, { ...SUMMARY, maximum })).toMatchObject({ can: true, isPaid: false });
    expect(verdictOn(PLAN, FLUORIDE, { ...SUMMARY, maximum: null })).toMatchObject({ isPaid: true });
  });

  it('API-15: a future plan has the day from which it is available; an expired or ended plan has none', () => {
    const future = on('2026-06-09', { status: 'future' });
    expect(verdictOn(future, FLUORIDE, SUMMARY)).toEqual({
      can: false,
      because: 'notStarted',
      nextDay: '2026-06-10',
    });
    expect(verdictOn(on('2027-06-11', { status: 'over' }), FLUORIDE, SUMMARY)).toEqual({
      can: false,
      because: 'over',
      nextDay: null,
    });
    expect(verdictOn(on('2027-06-10', { status: 'over' }), FLUORIDE, SUMMARY)).toMatchObject({
      because: 'ended',
    });
  });

  it('ENTITY-6: the plan status follows the group of the patient’s plans', () => {
    const held = heldBy({ autoRenew: false });
    const status = (plans: Parameters<typeof plansIn>[0]) =>
      benefitPlanOf(held, plansIn(plans), '2026-11-22');
    const about = { term: held.term, renewsItself: false, today: '2026-11-22' };
    expect(status({ activePlans: [held] })).toEqual({ status: 'active', ...about });
    expect(status({ futurePlans: [held] })).toMatchObject({ status: 'future' });
    expect(status({ expiredPlans: [held] })).toMatchObject({ status: 'over' });
  });

  it('CONST-3: the day is that of the practice in every browser time zone, across clock changes, month ends and leap days', async () => {
    const lastMoments = [
      ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01', '2026-11-02'],
      ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14', '2027-03-15'],
      ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05', '2026-09-06'],
      ['Pacific/Kiritimati', '2026-11-30T09:59:59Z', '2026-11-30', '2026-12-01'],
      ['Pacific/Pago_Pago', '2028-02-29T10:59:59Z', '2028-02-28', '2028-02-29'],
      ['Asia/Kolkata', '2028-02-29T18:29:59Z', '2028-02-29', '2028-03-01'],
      ['UTC', '2026-12-31T23:59:59Z', '2026-12-31', '2027-01-01'],
    ] as const;
    await inEachZone(() => {
      for (const [practice, instant, before, after] of lastMoments) {
        const days = [0, 1000].map((more) => dayIn(practice, Date.parse(instant) + more));
        expect([practice, ...days]).toEqual([practice, before, after]);
        const [late = '', early = ''] = days;
        const term = { startDate: after, endDate: '2029-02-28' };
        expect(procedureDayMessage(written(before), on(late, { term }), null)).toBe(
          'The date must be within the plan term.',
        );
        expect(procedureDayMessage(written(after), on(late, { term }), null)).toBe(
          'The date can’t be in the future.',
        );
        expect(procedureDayMessage(written(after), on(early, { term }), null)).toBeNull();
        const ending = on(late, { term: { startDate: '2026-01-01', endDate: after } });
        expect(verdictOn(ending, SPENT, SUMMARY)).toMatchObject({ nextDay: after });
      }
    });
  });

  it('API-15: the procedure date is a valid date within the plan term and not in the future', () => {
    const message = (day: string) => procedureDayMessage(day, PLAN, null);
    expect(['06/10/2026', '11/22/2026'].map(message)).toEqual([null, null]);
    expect(['06/09/2026', '11/23/2026', '02/29/2026', '11/22', ''].map(message)).toEqual([
      'The date must be within the plan term.',
      'The date can’t be in the future.',
      'Enter the date as MM/DD/YYYY.',
      'Enter the date as MM/DD/YYYY.',
      'Enter the date as MM/DD/YYYY.',
    ]);
    expect(
      procedureDayMessage(
        '02/29/2028',
        on('2028-03-01', { term: { ...PLAN.term, endDate: '2028-03-01' } }),
        null,
      ),
    ).toBeNull();
    expect(procedureDayMessage('06/11/2027', on('2027-06-12'), null)).toBe(
      'The date must be within the plan term.',
    );
    const joined = { ...SUMMARY, firstDay: '2026-09-10' };
    expect(['09/10/2026', '09/09/2026'].map((day) => procedureDayMessage(day, PLAN, joined))).toEqual([
      null,
      'The patient joined the plan on 09/10/2026. Enter that day or a later one.',
    ]);
  });
});

describe('the question', () => {
  it.each([
    ['x2030', ['X2030']],
    ['X1', ['X1020', 'X1110', 'X1140', 'X1130']],
    ['tooth single', ['X1140']],
    ['Can we do a fluoride today?', ['X2030']],
    ['x-rays', ['X1110', 'X1140', 'X1130']],
    ['xray', ['X1110', 'X1140', 'X1130']],
    ['bitewing', ['X1110']],
    ['panoramic', ['X1130']],
    ['cleaning', ['X2010']],
    ['prophy', ['X2010']],
    ['imaging', ['X1110', 'X1140', 'X1130']],
    ['checkup', ['X1020']],
    ['fuloride', ['X2030']],
    ['floride', ['X2030']],
    ['X2031', []],
    ['implant', []],
  ])('API-15: %s finds %o: the covered procedures first', (question, found) => {
    expect(codes(question)).toEqual(found);
  });

  it('API-15: has no answer without words, or before the benefits are loaded', () => {
    expect([codes(''), codes(' ?'), codes('can we do')]).toEqual([null, null, null]);
    expect(answerToday('fluoride', PLAN, null)).toBeNull();
  });

  const priced = (question: string, plan = PLAN, summary = SUMMARY) =>
    answerToday(question, plan, summary)?.procedures.map((answer) => [
      answer.kind === 'covered' ? answer.verdict.can : answer.percent,
      answer.patientCents,
    ]);

  it('API-15: a covered procedure costs what the annual maximum does not pay, and the price of a procedure that is not included if used up', () => {
    expect(priced('fluoride')).toEqual([[true, 0]]);
    expect(priced('fluoride', PLAN, { ...SUMMARY, maximum: null })).toEqual([[true, 0]]);
    const maximum = { annualCents: 100_000, usedCents: 99_000, availableCents: 1000 };
    expect(priced('fluoride', PLAN, { ...SUMMARY, maximum })).toEqual([[true, 2800]]);
    expect(priced('emergency')).toEqual([[false, 8000]]);
    const discounted = { ...SUMMARY, discounts: [{ name: 'Examination', percent: 10 }] };
    expect(priced('emergency', PLAN, discounted)).toEqual([[false, 7200]]);
    expect(priced('emergency', { ...PLAN, status: 'over' }, discounted)).toEqual([[false, 8000]]);
  });

  it('API-15: a covered procedure has the last day of its use, and the patient’s answer about the latest one', () => {
    const past = (summary: BenefitSummary) =>
      answerToday('fluoride', PLAN, summary)?.procedures.map((each) => each.kind === 'covered' && each.past);
    expect(past(SUMMARY)).toEqual([{ lastDay: null, answer: null }]);
    const used = { ...FLUORIDE, usedOn: ['2026-10-02', '2026-11-20', '2026-07-01'] };
    const request = {
      id: '1',
      answer: 'Denied',
      requestedAt: '2026-11-20T15:00:00Z',
      isEmailed: true,
    } as const;
    const benefits = [{ name: 'Fluoride', groups: [used], request }];
    expect(past({ ...SUMMARY, benefits })).toEqual([{ lastDay: '2026-11-20', answer: 'Denied' }]);
    const unsent = { name: 'Fluoride', groups: [used], request: { ...request, isEmailed: false } };
    expect(past({ ...SUMMARY, benefits: [unsent] })).toEqual([{ lastDay: '2026-11-20', answer: null }]);
  });

  it('API-15: a procedure that is not included costs its discounted price while the plan is active', () => {
    expect(priced('filling')).toEqual([[10, 13_995]]);
    expect(priced('filling', { ...PLAN, status: 'over' })).toEqual([[0, 15_550]]);
    expect(priced('cleaning')).toEqual([[0, 9200]]);
  });

  it('API-15: at most eight answers are given', () => {
    const fillings = Array.from({ length: 11 }, (_, at) => ({
      code: `X40${at + 10}`,
      description: 'Filling',
      category: 'Fillings',
      regularCents: 100,
    }));
    const answer = answerToday('filling', PLAN, { ...SUMMARY, procedures: fillings });
    expect([answer?.procedures.length, answer?.more]).toEqual([8, 3]);
  });

  it('API-15: a code can be used if it is covered and available', () => {
    const usable = ['X2030', 'X1140', 'X1020', 'X9999'].map((code) => canUse(PLAN, SUMMARY, code));
    expect(usable).toEqual([true, true, false, false]);
    expect(canUse(PLAN, null, 'X2030')).toBe(false);
    expect(procedureOf(SUMMARY, 'X1140')).toMatchObject({ benefit: { name: 'X-rays' } });
    expect([procedureOf(SUMMARY, 'X9999'), procedureOf(null, 'X2030')]).toEqual([null, null]);
  });
});

function written(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
