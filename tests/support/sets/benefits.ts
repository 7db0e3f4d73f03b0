import { REFUSED } from '#tests/machines/benefits.model.ts';
import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { BenefitsSet } from '#tests/support/pages/benefits.ts';
import { RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { tellHead } from './patient-head.ts';

const SUMMARY = '/plan/20001/benefits-summary';
const USE = '/benefits-summary/use';
const UNDO = '/benefits-summary/undo/902';
const RESEND = '/benefits-summary/resend/902';

const group = (code: string, description: string, limit: number, usedOn: readonly string[]) => ({
  codes: [{ cdtCode: code, descriptionOfCdtCodes: description }],
  limit,
  previousProceduresDates: usedOn,
  limitRemaining: limit - usedOn.length,
});
const request = (id: string, status: string, at: string) => ({
  benefitRequestStatus: status,
  requestedAt: at,
  notificationId: id,
  notification: null,
});

/** The summary as the contract has it, while the patient has not answered, and once they have denied it. */
export const receivedBenefits = (status: 'Requested' | 'Denied', used: number) => ({
  planId: '20001',
  planName: 'Family Care',
  hasAnnualMaximums: true,
  annualMaximum: 1000,
  utilizedAnnualMaximum: used,
  availableAnnualMaximum: 1000 - used,
  getAmount: used,
  explanationOfBenefits: [
    {
      name: 'Emergency exam',
      codeGroups: [group('X1020', 'Emergency exam', 1, ['1969-11-02'])],
      ...request('901', 'Confirmed', '1969-11-02T15:00:00Z'),
    },
    {
      name: 'Fluoride',
      codeGroups: [group('X2030', 'Fluoride varnish', 4, status === 'Denied' ? [] : ['1969-12-30'])],
      ...request('902', status, '1969-12-30T15:00:00Z'),
    },
  ],
  discounts: [{ name: 'Fillings', percent: 10 }],
  hasEmployerContribution: false,
  employerContribution: 0,
  memberContribution: 399,
});

/** The plan in whose term the walk stands. */
export const ON_TERM = { ...RECEIVED_PLAN, planStartDate: '1969-06-10', planEndDate: '1970-06-10' };

/** One patient; the server answers whatever is asked about benefits on command. */
export async function benefitsSet(desk: Desk): Promise<BenefitsSet> {
  const answer = await desk.hold(SUMMARY, USE, UNDO, RESEND);
  await tellHead(desk, { plan: () => ON_TERM });
  return {
    open: () => desk.open('/view-patient/benefit-summary'),
    answer: {
      asked: () => answer(SUMMARY, 200, receivedBenefits('Requested', 118)),
      denied: () => answer(SUMMARY, 200, receivedBenefits('Denied', 80)),
      'summary: server down': () => answer(SUMMARY, 503, BUSY),
      used: () => answer(USE, 200, { notificationId: '902', benefitRequestStatus: 'Requested' }),
      'use: refused': () => answer(USE, 409, REFUSED),
      'use: server down': () => answer(USE, 503, BUSY),
      'taken back': () => answer(UNDO, 200, {}),
      'undo: refused': () => answer(UNDO, 409, REFUSED),
      'undo: server down': () => answer(UNDO, 503, BUSY),
      'asked again': () => answer(RESEND, 200, {}),
      'resend: refused': () => answer(RESEND, 409, REFUSED),
    },
  };
}
