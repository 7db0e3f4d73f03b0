/** Patient search leaves its initial state sooner than other pages (PATIENT-6). */
export type PageKind = 'page' | 'patientSearch';

const PAGE_INITIAL_STATE_MS = 1000;
const PATIENT_SEARCH_INITIAL_STATE_MS = 500;

export function initialStateMs(kind: PageKind): number {
  return kind === 'patientSearch' ? PATIENT_SEARCH_INITIAL_STATE_MS : PAGE_INITIAL_STATE_MS;
}
