import type { Failure } from '#domain/failure/failure.ts';
import type { AmountDue, Patient } from '#domain/plan/plan-selection.ts';

export type PlanSelectionEvent =
  | { type: 'plan.choose'; planId: string }
  /** Something about the patient or their plans has changed: what is known is asked for again. */
  | { type: 'patient.refresh' }
  | { type: 'patient.retry' }
  /** Another page about the patient is opened. */
  | { type: 'page.open' };

export interface PlanSelectionContext {
  patient: Patient | null;
  /** The plan that somebody chose in the place of the one that the rule finds. */
  chosenId: string | null;
  /** What is outstanding on the plan that was shown last. */
  due: AmountDue | null;
  failure: Failure | null;
}
