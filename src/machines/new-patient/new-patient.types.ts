import type { Failure } from '#domain/failure/failure.ts';
import type { MemberField, MemberTexts } from '#domain/patient/member-edit.ts';
import type { NewPatient } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { FieldEvent } from '../shared/form-fields.ts';
import type { MemberForm } from '../shared/member-fields.ts';

export type NewPatientEvent =
  | FieldEvent<MemberField>
  | { type: 'patient.submit' }
  /** One of the patients with the same name and birth date. */
  | { type: 'patient.choose'; memberId: string }
  /** It is another person. */
  | { type: 'patient.addAnyway' }
  /** Another patient, or other data of this one. */
  | { type: 'patient.edit'; discards?: boolean }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface NewPatientInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** The patient of a sale in progress in this tab; empty without one. */
  memberId: string;
  /** The plan that the sale begins with; empty if the user has to choose one. */
  wantedOfferId: string;
  /** Texts typed in this tab before a reload. */
  texts: MemberTexts;
}

export interface NewPatientContext extends Omit<NewPatientInput, 'texts'>, MemberForm {
  /** The sale to this patient was in progress before a reload. */
  isContinued: boolean;
  known: readonly PatientRow[];
  failure: Failure | null;
}

export interface Registration {
  patient: NewPatient;
  evenIfKnown: boolean;
}
