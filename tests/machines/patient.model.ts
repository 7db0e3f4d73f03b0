import { model } from '#charts/explore/model.ts';
import type { Patient } from '#domain/plan/plan-selection.ts';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import {
  selectIsDueKnown,
  selectPatientPhase,
  selectPlan,
  selectReason,
} from '#machines/patient/patient.selectors.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { ADA, dueOf, heldBy, plansIn } from '#tests/support/patient-plans.ts';

export const ACTIVE = heldBy();
export const EXPIRED = heldBy({ id: '20000', name: 'Smile Basic', status: 'Expired', expiresIn: -40 });
export const ON_PLANS: Patient = {
  member: ADA,
  summary: plansIn({ activePlans: [ACTIVE], expiredPlans: [EXPIRED] }),
  today: '2026-03-16',
};
export const WITHOUT_PLAN: Patient = { ...ON_PLANS, summary: plansIn() };

export const patientModel = model({
  machine: patientMachine,
  inputs: [{ page: 'overview', mayReverse: true }],
  events: {
    'plan.choose': [
      { case: 'the active one', planId: '20001' },
      { case: 'the expired one', planId: '20000' },
    ],
    'patient.refresh': [{}],
    'patient.retry': [{}],
    'today.change': [{ today: '2026-03-17' }],
    'change.end': [{}],
    'page.open': [
      { case: 'benefits', page: 'benefitSummary' },
      { case: 'payment', page: 'payment' },
    ],
  },
  outcomes: {
    loadPatient: {
      'on plans': { output: ON_PLANS },
      'without a plan': { output: WITHOUT_PLAN },
      'not a patient of the practice': { error: GONE },
      'server down': { error: BUSY },
    },
    getAmountDue: {
      owed: { output: dueOf(30) },
      'server down': { error: BUSY },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The page starts by loading the patient, and rests once the plan is loaded.',
  invariants: {
    'PATIENT-2: detail and summary are requested exactly while the page shows that they are loading.': (
      snapshot,
    ) => snapshot.matches('loading') === 'loadPatient' in snapshot.children,
    'PATIENT-5: the amount due is requested exactly while the page shows it.': (snapshot) =>
      snapshot.matches('loadingAmountDue') === 'getAmountDue' in snapshot.children,
    'PATIENT-3: without a plan, a placeholder is shown: Inactive, Legacy, no name, annual.': (snapshot) => {
      const { status, type, name, subscription, amountDue } = selectPlan(snapshot);
      const isPlaceholder =
        [status, type, name, subscription, amountDue].join() === 'Inactive,Legacy,,annual,0';
      return isPlaceholder === (selectReason(snapshot) === 'none');
    },
    'PATIENT-5: a patient is shown with the amount due, or the page says that it is unknown.': (snapshot) =>
      !snapshot.matches('shown') || selectIsDueKnown(snapshot),
    'PATIENT-5: an amount that could not be loaded is not shown as zero.': (snapshot) =>
      !snapshot.matches('amountDueFailed') || !selectIsDueKnown(snapshot),
    'PATIENT-5: an amount belongs to the plan that it was requested for.': ({ context: { due } }) =>
      due === null || ['20000', '20001'].includes(due.planId),
    'PATIENT-2: a known patient stays visible, unless the practice has no such patient.': (snapshot) =>
      snapshot.context.patient === null ||
      selectPatientPhase(snapshot) === (snapshot.matches('unknown') ? 'unknown' : 'shown'),
    'PATIENT-1: the notes and the activity load in parallel with the patient, and stop with the overview.': ({
      context: { page, running },
    }) => ['notes', 'activity'].every((name) => name in running === (page === 'overview')),
    'API-12: auto-renew can be switched on the overview of a known patient.': ({
      context: { page, patient, running },
    }) => 'membership' in running === (page === 'overview' && patient !== null),
    'API-15: the benefits are those of the selected plan.': (snapshot) => {
      const { page, running } = snapshot.context;
      const plan = page === 'benefitSummary' ? selectPlan(snapshot).id : '';
      return plan === '' ? !('benefits' in running) : running['benefits']?.startsWith(`["${plan}",`) === true;
    },
    'API-10: a payment is about the selected plan, and begins once its amount due is known.': (snapshot) => {
      const { page, running } = snapshot.context;
      const { id } = selectPlan(snapshot);
      if (page === 'payment' && snapshot.matches('shown')) return running['takePayment'] === `["${id}"]`;
      return !('takePayment' in running) || (page === 'payment' && running['takePayment'] === `["${id}"]`);
    },
    'ERR-1: a failure is shown exactly if the last request failed.': (snapshot) =>
      (snapshot.context.failure !== null) ===
      (snapshot.matches('failed') || snapshot.matches('unknown') || snapshot.matches('amountDueFailed')),
  },
});
