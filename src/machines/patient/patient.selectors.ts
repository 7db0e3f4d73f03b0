import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { PLACEHOLDER_PLAN, selectedPlan } from '#domain/plan/plan-selection.ts';
import type { patientMachine } from './patient.machine.ts';

export type PatientRef = ActorRefFrom<typeof patientMachine>;
type Snapshot = SnapshotFrom<typeof patientMachine>;

/** What is selected by: enough for actions of the chart, which have no snapshot. */
type Known = Pick<Snapshot, 'context'>;

const selectionIn = ({ context: { patient, chosenId } }: Known) =>
  patient === null ? null : selectedPlan(patient.summary, chosenId);

/** The page about the patient that is open. */
export const selectPage = ({ context }: Known) => context.page;

/** What the page about a patient shows; a patient who is known stays shown while they are asked for again. */
export function selectPatientPhase(snapshot: Snapshot): 'loading' | 'unknown' | 'failed' | 'shown' {
  if (snapshot.matches('unknown')) return 'unknown';
  if (snapshot.context.patient !== null) return 'shown';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

/** The patient; primary where the selected plan is their own (ENTITY-2). Null before they are known. */
export function selectMember(snapshot: Known): Member | null {
  const { patient } = snapshot.context;
  if (patient === null) return null;
  return { ...patient.member, primary: selectionIn(snapshot)?.held?.member.primary ?? false };
}

/** The selected plan, with what is outstanding on it once that is known (PATIENT-3 to PATIENT-5). */
export function selectPlan(snapshot: Known): Plan {
  const plan = selectionIn(snapshot)?.plan ?? PLACEHOLDER_PLAN;
  return { ...plan, amountDue: dueIn(snapshot)?.amountDue ?? 0 };
}

/** Why this plan is the selected one. */
export const selectReason = (snapshot: Known) => selectionIn(snapshot)?.reason ?? 'none';

/** Whether it is known what is outstanding on the selected plan: on the placeholder it is nothing. */
export const selectIsDueKnown = (snapshot: Known) =>
  selectReason(snapshot) === 'none' || dueIn(snapshot) !== null;

/** What is outstanding could not be loaded. */
export const selectIsDueMissing = (snapshot: Snapshot) => snapshot.matches('amountDueFailed');

/** Every plan of the patient by its standing; null before they are known. */
export const selectSummary = ({ context: { patient } }: Known) => patient?.summary ?? null;
/** The selected plan with its member and term; null for the placeholder. */
export const selectHeld = (snapshot: Known) => selectionIn(snapshot)?.held ?? null;
/** What went wrong last; the patient who is shown may be out of date then. */
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsOutdated = (snapshot: Snapshot) => snapshot.matches('failed');

/** Whether what is outstanding is as the server told it last: it is asked for just now, or could not be loaded. */
export function selectDueStanding(snapshot: Snapshot): 'asked' | 'known' | 'missing' {
  if (snapshot.hasTag('loading')) return 'asked';
  return selectIsDueKnown(snapshot) && !selectIsOutdated(snapshot) ? 'known' : 'missing';
}

function dueIn(snapshot: Known) {
  const { due } = snapshot.context;
  return due !== null && due.planId === selectionIn(snapshot)?.plan.id ? due : null;
}
