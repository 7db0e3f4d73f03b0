export const LOADING = 'Loading';
export const NOT_FRAMED = 'Open this page from Bridgework.';
export const NO_PATIENT = 'Choose a patient first';
export const NO_PATIENT_WORDS = 'Find the patient in Manage Patients, then choose Purchase a plan.';
export const FIND_PATIENT = 'Manage Patients';
