import type { Failure } from '#domain/failure/failure.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { AmountDue, Patient } from '#domain/plan/plan-selection.ts';

export type PatientEvent =
  | { type: 'plan.choose'; planId: string }
  /** Something about the patient or their plans has changed: what is known is asked for again. */
  | { type: 'patient.refresh' }
  | { type: 'patient.retry' }
  /** Another page about the patient is opened. */
  | { type: 'page.open'; page: PatientPageName };

/**
 * Why the charts of the pages are updated: a page or plan was chosen, the patient is loading again because something
 * changed, the patient is outdated as a page opens, or was loaded.
 */
export type ChartsReason = 'chosen' | 'changing' | 'outdated' | 'loaded';

export interface PatientInput {
  page: PatientPageName;
}

export interface PatientContext extends PatientInput {
  patient: Patient | null;
  /** The plan that somebody chose in the place of the one that the rule finds. */
  chosenId: string | null;
  /** What is outstanding on the plan that was shown last. */
  due: AmountDue | null;
  failure: Failure | null;
  /** What each running chart of a page is about, by its name. */
  running: Readonly<Record<string, string>>;
}
