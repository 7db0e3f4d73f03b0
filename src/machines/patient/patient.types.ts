import type { Failure } from '#domain/failure/failure.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { AmountDue, Patient } from '#domain/plan/plan-selection.ts';

export type PatientEvent =
  | { type: 'plan.choose'; planId: string }
  | { type: 'patient.refresh' }
  | { type: 'patient.retry' }
  | { type: 'page.open'; page: PatientPageName };

/**
 * Why the pages' charts are updated: the user chose a page or plan, the patient is loading again after a change, the
 * patient is outdated when a page opens, or the patient was loaded.
 */
export type ChartsReason = 'chosen' | 'changing' | 'outdated' | 'loaded';

export interface PatientInput {
  page: PatientPageName;
}

export interface PatientContext extends PatientInput {
  patient: Patient | null;
  chosenId: string | null;
  due: AmountDue | null;
  failure: Failure | null;
  running: Readonly<Record<string, string>>;
}
