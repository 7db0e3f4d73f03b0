import { successToast, type Toast } from '../notification/toast.ts';

export interface PatientNote {
  id: string;
  text: string;
  /** Shown on every page of the patient. */
  isAlert: boolean;
  author: string;
  /** An instant in ISO 8601. */
  addedAt: string;
}

export const NOTE_REMOVED = successToast('Note removed.');
export const NOTE_GONE: Toast = { variant: 'info', label: 'This note was already removed.' };
