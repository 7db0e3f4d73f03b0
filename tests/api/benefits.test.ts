import { expect, it } from 'vitest';
import { getBenefitSummary, listProcedures } from '#api/benefits.ts';
import { hostThatAnswers, NEVER, PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const PLAN = { ...PLACE, planId: '20001' };
const ADDRESS = '/patient-management/practice/11/member/10000001/plan/20001/benefits-summary';
const FLUORIDE = {
  name: 'Fluoride',
  codeGroups: [
    {
      codes: [{ cdtCode: 'X2030', descriptionOfCdtCodes: 'Fluoride varnish' }],
      limit: 4,
      previousProceduresDates: ['2026-03-10'],
      limitRemaining: 3,
    },
  ],
  benefitRequestStatus: 'Requested',
  requestedAt: '2026-03-10T15:04:05Z',
  notificationId: '5001',
  notification: "We didn't email the patient to confirm this benefit.",
  emailed: false,
};
const RECEIVED = {
  planId: '20001',
  planName: 'Family Care',
  hasAnnualMaximums: true,
  annualMaximum: 1000,
  utilizedAnnualMaximum: 250.5,
  availableAnnualMaximum: 749.5,
  getAmount: 250.5,
  explanationOfBenefits: [FLUORIDE],
  discounts: [{ name: 'Whitening', percent: 15 }],
  hasEmployerContribution: true,
  employerContribution: 99.99,
  memberContribution: 400,
};
const BARE = {
  ...RECEIVED,
  hasAnnualMaximums: false,
  hasEmployerContribution: false,
  explanationOfBenefits: [
    {
      ...FLUORIDE,
      benefitRequestStatus: null,
      requestedAt: null,
      notificationId: null,
      notification: null,
    },
  ],
};

it('API-15, ENTITY-1: a benefit summary has its amounts in whole cents', async () => {
  const { client, asked } = hostThatAnswers(RECEIVED);
  expect(await settled(getBenefitSummary(client, PLAN, NEVER))).toEqual({
    kind: 'ok',
    value: {
      planName: 'Family Care',
      emailsPatients: true,
      maximum: { annualCents: 100_000, usedCents: 25_050, availableCents: 74_950 },
      givenCents: 25_050,
      benefits: [
        {
          name: 'Fluoride',
          groups: [
            {
              codes: [{ code: 'X2030', description: 'Fluoride varnish' }],
              limit: 4,
              usedOn: ['2026-03-10'],
              remaining: 3,
            },
          ],
          request: { id: '5001', answer: 'Requested', requestedAt: '2026-03-10T15:04:05Z', isEmailed: false },
        },
      ],
      discounts: [{ name: 'Whitening', percent: 15 }],
      employerCents: 9999,
      memberCents: 40_000,
    },
  });
  expect(asked).toEqual([`GET ${ADDRESS}`]);
});

it('ENTITY-1: a plan may have no maximum, no employer and no request', async () => {
  const { client } = hostThatAnswers(BARE);
  expect(await settled(getBenefitSummary(client, PLAN, NEVER))).toMatchObject({
    value: { maximum: null, employerCents: null, benefits: [{ request: null }] },
  });
});

it('API-15: a benefit summary shows when the server sends no email', async () => {
  const { client } = hostThatAnswers({ ...RECEIVED, emailsPatients: false });
  expect(await settled(getBenefitSummary(client, PLAN, NEVER))).toMatchObject({
    value: { emailsPatients: false },
  });
});

it('ENTITY-1: the practice’s procedures have their regular prices in cents', async () => {
  const received = { cdtCode: 'X1', descriptionOfCdtCodes: 'Exam', category: 'Exams', ucrAmount: 55.1 };
  const { client, asked } = hostThatAnswers({ procedures: [received] });
  expect(await settled(listProcedures(client, '11', NEVER))).toEqual({
    kind: 'ok',
    value: [{ code: 'X1', description: 'Exam', category: 'Exams', regularCents: 5510 }],
  });
  expect(asked).toEqual(['GET /patient-management/practice/11/procedures']);
});
