import type { Failure } from '#domain/failure/failure.ts';
import type { PatientNote } from '#domain/patient/note.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export const NOTE_RULES = { text: FIELDS.note };

export type PatientNotesEvent =
  | { type: 'notes.retry' }
  | { type: 'note.write' }
  | FieldEvent<'text'>
  | { type: 'alert.switch'; isAlert: boolean }
  | { type: 'note.save' }
  | { type: 'note.choose'; note: PatientNote }
  | { type: 'note.remove' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface PatientNotesContext {
  /** The newest first; null until they are loaded. */
  notes: readonly PatientNote[] | null;
  fields: FormFields<'text'>;
  isAlert: boolean;
  /** The form was submitted, so it shows missing values. */
  isChecked: boolean;
  noteToRemove: PatientNote | null;
  failure: Failure | null;
}
