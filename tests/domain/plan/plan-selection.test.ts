import { expect, it } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import {
  isDependentOn,
  lastTermOf,
  nextTermOf,
  payerOf,
  unpaidRenewalOf,
} from '#domain/plan/plan-selection.ts';
import { renewalDay } from '#domain/plan/renewal-day.ts';
import { heldBy, NELL, plansIn } from '../../support/patient-plans.ts';

const term = (startDate: string, endDate: string, plan: Partial<Plan> = {}) => ({
  ...heldBy({ id: startDate, ...plan }),
  term: { startDate, endDate },
});
const OLD = term('2025-06-10', '2026-06-10');
const RUNNING = term('2026-06-10', '2027-06-10');
const LATER = term('2027-06-10', '2028-06-10');
const OTHER = { name: 'Bright Smile' };

it('API-21.11: the next term of a plan begins as it ends, also if it is running; another plan’s term is none', () => {
  const summary = plansIn({
    activePlans: [RUNNING, term('2026-01-01', '2027-01-01', OTHER)],
    futurePlans: [LATER],
    expiredPlans: [OLD],
  });
  expect(nextTermOf(summary, OLD)).toBe(RUNNING);
  expect(nextTermOf(summary, RUNNING)).toBe(LATER);
  expect(nextTermOf(summary, term('2026-01-01', '2027-01-01', OTHER))).toBeNull();
});

it('API-21.11: an ended plan that was renewed later keeps its name', () => {
  const renewed = term('2026-09-01', '2027-09-01');
  expect(nextTermOf(plansIn({ activePlans: [renewed] }), OLD)).toBe(renewed);
  expect(nextTermOf(plansIn({ activePlans: [term('2026-09-01', '2027-09-01', OTHER)] }), OLD)).toBeNull();
});

it('API-21.11: a term that ended or was canceled after it began is the next term; one that never began is not', () => {
  const next = (plan: Partial<Plan>) =>
    nextTermOf(plansIn({ expiredPlans: [OLD, term('2026-06-10', '2027-06-10', plan)] }), OLD)?.plan;
  expect(next({ status: 'Expired' })).toMatchObject({ status: 'Expired' });
  expect(next({ status: 'Inactive', canceledOn: '2026-06-10' })).toMatchObject({ canceledOn: '2026-06-10' });
  expect(next({ status: 'Inactive', canceledOn: '2026-06-09' })).toBeUndefined();
  expect(next({ status: 'Inactive', autoRenew: false })).toBeUndefined();
});

it('API-21.11: staff renew the last term of a plan', () => {
  const summary = plansIn({ activePlans: [RUNNING], futurePlans: [LATER], expiredPlans: [OLD] });
  expect([OLD, RUNNING, LATER].map((each) => lastTermOf(summary, each))).toEqual([LATER, LATER, LATER]);
});

it('API-21.25: a next term that waits for its payment is found; one that was canceled is not', () => {
  const waiting = term('2026-06-10', '2027-06-10', { status: 'Inactive', autoRenew: true });
  const canceled = term('2026-06-10', '2027-06-10', { status: 'Inactive', autoRenew: false });
  expect(unpaidRenewalOf(plansIn({ activePlans: [OLD], expiredPlans: [waiting] }), OLD)).toBe(waiting);
  expect(unpaidRenewalOf(plansIn({ activePlans: [OLD], expiredPlans: [canceled] }), OLD)).toBeNull();
});

it('API-21.11: a patient is a dependent on a plan whose subscriber is another person', () => {
  const summary = plansIn({
    activePlans: [heldBy({ id: 'own' })],
    expiredPlans: [heldBy({ id: 'family' }, NELL)],
  });
  expect(['own', 'family', 'unknown'].map((id) => isDependentOn(summary, id))).toEqual([false, true, false]);
});

it('API-6.5: the practice or the subscriber pays for a plan; a renewal that the practice pays for charges no account of the patient', () => {
  const renewing = heldBy({ autoRenew: true, expiresIn: 10 });
  const ofPractice = heldBy({ ...renewing.plan, paidByPractice: true });
  expect(payerOf(renewing)).toBe('patient');
  expect(payerOf({ ...renewing, member: NELL })).toBe('subscriber');
  expect(payerOf(ofPractice)).toBe('practice');
  expect(renewalDay(renewing.plan, '2026-06-10')).toBe('2026-06-20');
  expect(renewalDay(ofPractice.plan, '2026-06-10')).toBeNull();
});
