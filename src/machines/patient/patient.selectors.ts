import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import {
  isFuture,
  nextTermOf,
  PLACEHOLDER_PLAN,
  plansOf,
  selectedPlan,
  unpaidRenewalOf,
} from '#domain/plan/plan-selection.ts';
import type { patientMachine } from './patient.machine.ts';

export type PatientRef = ActorRefFrom<typeof patientMachine>;
type Snapshot = SnapshotFrom<typeof patientMachine>;

/** A part of the snapshot, because actions of the chart have no snapshot. */
type Known = Pick<Snapshot, 'context'>;

const selectionIn = ({ context: { patient, chosenId } }: Known) =>
  patient === null ? null : selectedPlan(patient.summary, chosenId);

export const selectPage = ({ context }: Known) => context.page;

export function selectPatientPhase(snapshot: Snapshot): 'loading' | 'unknown' | 'failed' | 'shown' {
  if (snapshot.matches('unknown')) return 'unknown';
  if (snapshot.context.patient !== null) return 'shown';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

/** Primary if the selected plan is their own (ENTITY-2). */
export function selectMember(snapshot: Known): Member | null {
  const { patient } = snapshot.context;
  if (patient === null) return null;
  return { ...patient.member, primary: selectionIn(snapshot)?.coverage?.member.primary ?? false };
}

const NO_ALERTS: readonly string[] = [];

export const selectAlerts = ({ context: { patient } }: Known): readonly string[] =>
  patient?.member.alerts ?? NO_ALERTS;

/** Includes the amount due, once it is loaded (PATIENT-3 to PATIENT-5). */
export function selectPlan(snapshot: Known): Plan {
  const plan = selectionIn(snapshot)?.plan ?? PLACEHOLDER_PLAN;
  return { ...plan, amountDue: dueIn(snapshot)?.amountDue ?? 0 };
}

export const selectOldestDue = (snapshot: Known) => dueIn(snapshot)?.oldest ?? null;

export const selectReason = (snapshot: Known) => selectionIn(snapshot)?.reason ?? 'none';

export const selectIsDueKnown = (snapshot: Known) =>
  selectReason(snapshot) === 'none' || dueIn(snapshot) !== null;

export const selectIsDueMissing = (snapshot: Snapshot) => snapshot.matches('amountDueFailed');

export const selectIsOnlyPlan = (snapshot: Known) =>
  snapshot.context.patient === null ||
  plansOf(snapshot.context.patient.summary).every(({ plan }) => plan.id === selectPlan(snapshot).id);

export const selectSummary = ({ context: { patient } }: Known) => patient?.summary ?? null;
export const selectCoverage = (snapshot: Known) => selectionIn(snapshot)?.coverage ?? null;
export function selectNextTerm(snapshot: Known) {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  return summary && coverage && nextTermOf(summary, coverage);
}
export function selectUnpaidRenewal(snapshot: Known) {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  return summary && coverage && unpaidRenewalOf(summary, coverage);
}
export function selectIsFuture(snapshot: Known): boolean {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  return summary !== null && coverage !== null && isFuture(summary, coverage);
}
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsOutdated = (snapshot: Snapshot) => snapshot.matches('failed');

export function selectDueStatus(snapshot: Snapshot): 'loading' | 'known' | 'missing' {
  if (snapshot.hasTag('loading')) return 'loading';
  return selectIsDueKnown(snapshot) && !selectIsOutdated(snapshot) ? 'known' : 'missing';
}

function dueIn(snapshot: Known) {
  const { due } = snapshot.context;
  return due !== null && due.planId === selectionIn(snapshot)?.plan.id ? due : null;
}
