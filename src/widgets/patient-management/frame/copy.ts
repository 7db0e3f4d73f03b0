import { formatDate } from '#domain/date/day.ts';

export const PATIENT = 'Patient';
export const PAGES_LABEL = 'Pages of the patient';
export const PLAN = 'Plan';
export const SHOWN_PLAN = 'Plan shown';
export const CHANGE_PLAN = 'Change plan';
export const NO_PLAN = 'No plan';
export const AMOUNT_DUE = 'Amount due';
export const PAST_DUE = 'Past due';
export const NOTHING_DUE = 'Nothing is due.';
export const DUE_MISSING = 'Not known';
export const DUE_NOT_LOADED = 'It could not be loaded.';
export const TAKE_PAYMENT = 'Take payment';
export const UNDER_AGE = 'Under 18';
export const RETRY = 'Try again';
export const LOADING = 'Loading the patient';
export const LOADING_PAGE = 'Loading the page';
export const NOT_LOADED = 'The patient could not be loaded';
export const UNKNOWN = 'This practice has no such patient';
export const UNKNOWN_ADVICE =
  'They may be a patient of another practice, or have been removed from this one.';
export const FIND = 'Find a patient';
export const OUTDATED = 'This may be out of date';

export const ageWords = (years: number) => (years === 1 ? '1 year old' : `${years} years old`);
export const bornOn = (birthDate: string) => `born ${formatDate(birthDate)}`;
export const memberNumber = (id: string) => `Member ID ${id}`;
