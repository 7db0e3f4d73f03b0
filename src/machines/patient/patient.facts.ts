import type { Member } from '#domain/patient/member.ts';
import type { MemberAndPlan, PatientSummary, Plan } from '#domain/plan/plan.ts';
import { PLACEHOLDER_PLAN, selectedPlan } from '#domain/plan/plan-selection.ts';
import type { PatientContext } from './patient.types.ts';

/** A part of the snapshot, because actions of the chart have no snapshot. */
export interface Known {
  context: PatientContext;
}

/** What the charts of the patient's pages are about. */
export interface PatientFacts {
  member: Member;
  /** `amountDue` is 0 until `isDueKnown`. */
  plan: Plan;
  coverage: MemberAndPlan | null;
  summary: PatientSummary;
  isDueKnown: boolean;
  /** YYYY-MM-DD in the practice's time zone, when the patient was loaded. */
  today: string;
  mayReverse: boolean;
}

export const selectionIn = ({ context: { patient, chosenId } }: Known) =>
  patient === null ? null : selectedPlan(patient.summary, chosenId);

/** Null until it is loaded for the selected plan. */
export function dueIn(known: Known) {
  const { due } = known.context;
  return due !== null && due.planId === selectionIn(known)?.plan.id ? due : null;
}

/** Primary if the selected plan is their own (ENTITY-2). */
export function memberIn(known: Known): Member | null {
  const { patient } = known.context;
  if (patient === null) return null;
  return { ...patient.member, primary: selectionIn(known)?.coverage?.member.primary ?? false };
}

/** Includes the amount due, once it is loaded (PATIENT-3 to PATIENT-5). */
export const planIn = (known: Known): Plan => ({
  ...(selectionIn(known)?.plan ?? PLACEHOLDER_PLAN),
  amountDue: dueIn(known)?.amountDue ?? 0,
});

export const reasonIn = (known: Known) => selectionIn(known)?.reason ?? 'none';

export const isDueKnownIn = (known: Known): boolean => reasonIn(known) === 'none' || dueIn(known) !== null;

/** Null until the patient is loaded. */
export function factsIn(known: Known): PatientFacts | null {
  const [member, { patient, mayReverse }] = [memberIn(known), known.context];
  if (member === null || patient === null) return null;
  const { summary, today } = patient;
  const coverage = selectionIn(known)?.coverage ?? null;
  return {
    member,
    plan: planIn(known),
    coverage,
    summary,
    isDueKnown: isDueKnownIn(known),
    today,
    mayReverse,
  };
}
