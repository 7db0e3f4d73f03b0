import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  isFuture,
  lastTermOf,
  nextTermOf,
  type OtherDue,
  plansOf,
  unpaidRenewalOf,
} from '#domain/plan/plan-selection.ts';
import { dueIn, isDueKnownIn, type Known, memberIn, planIn, reasonIn, selectionIn } from './patient.facts.ts';
import type { patientMachine } from './patient.machine.ts';

export type PatientRef = ActorRefFrom<typeof patientMachine>;
type Snapshot = SnapshotFrom<typeof patientMachine>;

export const selectPage = ({ context }: Known) => context.page;

export function selectPatientPhase(snapshot: Snapshot): 'loading' | 'unknown' | 'failed' | 'shown' {
  if (snapshot.matches('unknown')) return 'unknown';
  if (snapshot.context.patient !== null) return 'shown';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

const NO_ALERTS: readonly string[] = [];

export const selectAlerts = ({ context: { patient } }: Known): readonly string[] =>
  patient?.member.alerts ?? NO_ALERTS;

export const selectMember = memberIn;
export const selectPlan = planIn;
export const selectReason = reasonIn;
export const selectIsDueKnown = isDueKnownIn;
export const selectOldestDue = (known: Known) => dueIn(known)?.oldest ?? null;

const NO_DUES: readonly OtherDue[] = [];
export const selectOtherDues = (known: Known) => dueIn(known)?.others ?? NO_DUES;

export const selectIsDueMissing = (snapshot: Snapshot) => snapshot.matches('amountDueFailed');

export const selectIsOnlyPlan = (snapshot: Known) =>
  snapshot.context.patient === null ||
  plansOf(snapshot.context.patient.summary).every(({ plan }) => plan.id === selectPlan(snapshot).id);

export const selectSummary = ({ context: { patient } }: Known) => patient?.summary ?? null;
export const selectCoverage = (snapshot: Known) => selectionIn(snapshot)?.coverage ?? null;
/** Also if it waits for its automatic payment. */
export function selectNextTerm(snapshot: Known) {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  return summary && coverage && (nextTermOf(summary, coverage) ?? unpaidRenewalOf(summary, coverage));
}
/** It waits for its automatic payment. */
export function selectIsNextTermUnpaid(snapshot: Known): boolean {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  const unpaid = summary && coverage && unpaidRenewalOf(summary, coverage);
  return unpaid !== null && selectNextTerm(snapshot) === unpaid;
}
/** In dollars. */
export function selectNextTermDue(snapshot: Known): number {
  const next = selectNextTerm(snapshot);
  return selectOtherDues(snapshot).find(({ planId }) => planId === next?.plan.id)?.amountDue ?? 0;
}
/** The last term, because a renewed plan does not renew again. */
export function selectPlanToRenew(snapshot: Known) {
  const [summary, coverage] = [selectSummary(snapshot), selectCoverage(snapshot)];
  return summary && coverage ? lastTermOf(summary, coverage).plan : selectPlan(snapshot);
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
