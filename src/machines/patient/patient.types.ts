import type { Failure } from '#domain/failure/failure.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { AmountDue, Patient } from '#domain/plan/plan-selection.ts';

export type PatientEvent =
  | { type: 'plan.choose'; planId: string }
  | { type: 'patient.refresh' }
  | { type: 'patient.retry' }
  /** A payment or another change has ended after its page was left. */
  | { type: 'change.end' }
  | { type: 'today.change'; today: string }
  | { type: 'page.open'; page: PatientPageName };

export interface PatientInput {
  page: PatientPageName;
  /** PERM-8 */
  mayReverse: boolean;
}

export interface PatientContext extends PatientInput {
  patient: Patient | null;
  chosenId: string | null;
  due: AmountDue | null;
  failure: Failure | null;
  /** The charts of the pages, with what each is about. */
  running: Readonly<Record<string, string>>;
}
