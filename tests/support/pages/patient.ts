import { pageModel } from '#charts/page/page-model.ts';
import { plansOf } from '#domain/plan/plan-selection.ts';
import * as select from '#machines/patient/patient.selectors.ts';
import { ACTIVE, EXPIRED, patientModel } from '#tests/machines/patient.model.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { because, canDo, type Drive, nothingElse, type SnapshotOf } from './drive.ts';
import { plansReceived } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof patientModel>;

const can = canDo<typeof patientModel>({
  'plan.choose': (snapshot, { planId }) => {
    const { patient } = snapshot.context;
    const hasPlans = patient !== null && plansOf(patient.summary).length > 0;
    return hasPlans && !snapshot.matches('unknown') && select.selectPlan(snapshot).id !== planId;
  },
  'patient.retry': (snapshot) => snapshot.matches('failed') || snapshot.matches('amountDueFailed'),
  // A changed plan loads again. Only an active plan can be changed.
  'patient.refresh': (snapshot) =>
    select.selectPatientPhase(snapshot) === 'shown' && select.selectPlan(snapshot).id === ACTIVE.plan.id,
  'today.change': () => false,
  'change.end': () => false,
  otherwise: nothingElse,
});

const STATES = ['loading', 'loadingAmountDue', 'shown', 'amountDueFailed', 'failed'];

export const patientPage = pageModel({
  model: patientModel,
  scenes: {
    'a patient is opened': { input: { page: 'overview', mayReverse: true }, can },
  },
  notOnPage: [
    ...because(
      'another page sends requests that this walk does not answer: journeys/patient-pages.test.ts opens it',
      ...['loading', 'loadingAmountDue', 'shown'].map((state) => `patient.${state}|page.open|1`),
      ...[...STATES, 'shown.stale'].map((state) => `patient.${state}|page.open|0`),
    ),
    ...because('the day changes at midnight', ...STATES.map((state) => `patient.${state}|today.change|0`)),
    ...because(
      'another page sends the change: widgets/patient-management/frame/stopped-charts.test.ts ends it',
      ...STATES.map((state) => `patient.${state}|change.end|0`),
    ),
  ],
});

const DETAIL = '/detail';
const SUMMARY = '/summary';
const DUE = '/payment/due';
const RENEWAL = '/auto-renew';

const SMILE_BASIC = { ...RECEIVED_PLAN, planId: '20000', name: 'Smile Basic', planStatus: 'Expired' };
const PLANS = {
  ...plansReceived({ member: RECEIVED_MEMBER, plan: RECEIVED_PLAN }),
  expiredPlans: [{ member: RECEIVED_MEMBER, plan: SMILE_BASIC }],
};

export const drivePatient: Drive<typeof patientModel> = async (adapter, harness) => {
  const answer = await harness.pause(DETAIL, SUMMARY, DUE, RENEWAL);
  const patient = (status: number, detail: object, summary: object) => async () => {
    await answer(SUMMARY, status, summary);
    await answer(DETAIL, status, detail);
  };
  const sees = (snapshot: Snapshot) => {
    const phase = select.selectPatientPhase(snapshot);
    const plan = select.selectPlan(snapshot);
    return shows(adapter, readPatient, {
      phase,
      plan: phase === 'shown' ? planWords(plan) : '',
      due: phase === 'shown' ? dueIn(snapshot) : '',
      isOutdated: phase === 'shown' && select.selectIsOutdated(snapshot),
    });
  };
  return {
    open: () => harness.open('/view-patient/overview'),
    do: {
      async 'plan.choose'({ planId }) {
        const { plan } = planId === EXPIRED.plan.id ? EXPIRED : ACTIVE;
        await adapter.click('button', 'View another plan');
        await adapter.click('menuitemradio', new RegExp(`^${plan.name}`));
      },
      'patient.refresh': async () => {
        await adapter.clickAt('.switch-button');
        await answer(RENEWAL, 200, { planId: '20001', autoRenew: true });
        // When the switch settles, the page has requested the patient again.
        await shows(adapter, readIsSettled, true);
      },
      'patient.retry': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'loadPatient → on plans': patient(200, RECEIVED_MEMBER, PLANS),
      'loadPatient → without a plan': patient(200, RECEIVED_MEMBER, plansReceived()),
      'loadPatient → not a patient of the practice': patient(404, GONE, GONE),
      'loadPatient → server down': patient(503, BUSY, BUSY),
      'getAmountDue → owed': () => answer(DUE, 200, { amountDue: 30 }),
      'getAmountDue → server down': () => answer(DUE, 503, BUSY),
    },
    see: everyState(patientPage, sees),
  };
};

const planWords = ({ name, status }: ReturnType<typeof select.selectPlan>): string =>
  name === '' ? 'No plan' : `${name} ${status}`;

function dueIn(snapshot: Snapshot): string {
  if (select.selectIsDueMissing(snapshot)) return 'Unavailable';
  if (!select.selectIsDueKnown(snapshot)) return '';
  return select.selectPlan(snapshot).amountDue > 0 ? '$30.00 Past due' : '$0.00';
}

function readPatient() {
  const phaseShown = () => {
    if (dom.has('.patient-name')) return 'shown';
    if (dom.words('.state-message-title') === 'Patient not found') return 'unknown';
    return dom.has('.widget [role=alert]') ? 'failed' : 'loading';
  };
  return {
    phase: phaseShown(),
    plan: dom.line('.patient-plan > .patient-value'),
    due: dom.line('.patient-due > .patient-value'),
    isOutdated: dom.words('.banner-title') === 'This may be out of date',
  };
}

/** Runs in the page. */
const readIsSettled = () => dom.has('.switch[aria-busy=false]');
