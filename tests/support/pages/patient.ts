import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { plansOf } from '#domain/plan/plan-selection.ts';
import type { patientMachine } from '#machines/patient/patient.machine.ts';
import {
  selectIsDueKnown,
  selectIsDueMissing,
  selectIsOutdated,
  selectPatientPhase,
  selectPlan,
} from '#machines/patient/patient.selectors.ts';
import { ACTIVE, EXPIRED, patientModel } from '#tests/machines/patient.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof patientMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { patient } = snapshot.context;
  switch (event.type) {
    case 'plan.choose':
      return (
        patient !== null &&
        !snapshot.matches('unknown') &&
        plansOf(patient.summary).length > 0 &&
        selectPlan(snapshot).id !== event['planId']
      );
    case 'patient.retry':
      return snapshot.matches('failed') || snapshot.matches('amountDueFailed');
    // What has changed a plan asks for it again: only on a plan that runs is there something to switch.
    case 'patient.refresh':
      return selectPatientPhase(snapshot) === 'shown' && selectPlan(snapshot).id === ACTIVE.plan.id;
    default:
      return false;
  }
}

export const patientPage = pageModel({
  model: patientModel,
  scenes: {
    'a patient is opened': { input: { page: 'overview' }, can },
  },
  notOnPage: [
    ...['loading', 'loadingAmountDue', 'shown'].flatMap((state) => [
      `patient.${state}|page.open|0`,
      `patient.${state}|page.open|1`,
    ]),
    'patient.shown.stale|page.open|0',
    'patient.amountDueFailed|page.open|0',
    'patient.failed|page.open|0',
  ].map((transition) => ({
    transition,
    why: 'another page asks for more than this walk answers: journeys/patient-pages.test.ts opens it',
  })),
});

export interface PatientSet {
  open(): Promise<void>;
  /** Switches whether the plan renews itself; the server says yes. */
  switchRenewal(): Promise<void>;
  /** Ends the question that is under way, which waits until then. */
  answer: Record<
    | 'on plans'
    | 'without a plan'
    | 'nobody of the practice'
    | 'patient: server down'
    | 'owed'
    | 'due: server down',
    () => Promise<void>
  >;
}

export function drivePatient(adapter: PageAdapter, set: PatientSet): PageDriver<typeof patientMachine> {
  const sees = (snapshot: Snapshot) => {
    const phase = selectPatientPhase(snapshot);
    const plan = selectPlan(snapshot);
    return shows(adapter, readPatient, {
      phase,
      plan: phase === 'shown' ? `${plan.name || 'No plan'} ${plan.status}` : '',
      due: phase === 'shown' ? dueIn(snapshot) : '',
      isOutdated: phase === 'shown' && selectIsOutdated(snapshot),
    });
  };
  return {
    ...adapter,
    open: set.open,
    do: {
      async 'plan.choose'({ planId }) {
        const { plan } = planId === EXPIRED.plan.id ? EXPIRED : ACTIVE;
        await adapter.click('button', 'View another plan');
        await adapter.click('menuitemradio', new RegExp(`^${plan.name}`));
      },
      'patient.refresh': set.switchRenewal,
      'patient.retry': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'loadPatient → on plans': set.answer['on plans'],
      'loadPatient → without a plan': set.answer['without a plan'],
      'loadPatient → nobody of the practice': set.answer['nobody of the practice'],
      'loadPatient → server down': set.answer['patient: server down'],
      'getAmountDue → owed': set.answer.owed,
      'getAmountDue → server down': set.answer['due: server down'],
    },
    see: {
      'patient.loading': sees,
      'patient.loadingAmountDue': sees,
      'patient.shown.fresh': sees,
      'patient.shown.stale': sees,
      'patient.amountDueFailed': sees,
      'patient.failed': sees,
      'patient.unknown': sees,
    },
  };
}

function dueIn(snapshot: Snapshot): string {
  if (selectIsDueMissing(snapshot)) return 'Unavailable';
  if (!selectIsDueKnown(snapshot)) return '';
  return selectPlan(snapshot).amountDue > 0 ? '$30.00 Past due' : '$0.00';
}

interface PatientView {
  phase: 'loading' | 'unknown' | 'failed' | 'shown';
  plan: string;
  due: string;
  isOutdated: boolean;
}

function readPatient(): PatientView {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const phaseShown = (): PatientView['phase'] => {
    if (words('.patient-name') !== '') return 'shown';
    if (words('.state-message-title') === 'Patient not found') return 'unknown';
    return document.querySelector('.widget [role=alert]') === null ? 'loading' : 'failed';
  };
  const phase = phaseShown();
  const isShown = phase === 'shown';
  return {
    phase,
    plan: isShown ? words('.patient-plan > .patient-value') : '',
    due: isShown ? words('.patient-due > .patient-value') : '',
    isOutdated: words('.banner-title') === 'This may be out of date',
  };
}
