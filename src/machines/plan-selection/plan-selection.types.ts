import type { Failure } from '#domain/failure/failure.ts';
import type { AmountDue, Patient } from '#domain/plan/plan-selection.ts';

export type PlanSelectionEvent =
  | { type: 'plan.choose'; planId: string }
  /** Something about the patient or their plans has changed: what is known is asked for again. */
  | { type: 'patient.refresh' }
  | { type: 'patient.retry' };

/** What is known of a patient before anybody is asked: from the page before. */
export interface KnownPatient {
  patient: Patient | null;
  /** The plan that somebody chose in the place of the one that the rule finds. */
  chosenId: string | null;
  /** What is outstanding on the plan that was shown last. */
  due: AmountDue | null;
}

export interface PlanSelectionContext extends KnownPatient {
  failure: Failure | null;
}
