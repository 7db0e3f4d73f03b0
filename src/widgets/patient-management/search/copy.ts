export const BOX_LABEL = 'Find a patient';
export const BOX_PLACEHOLDER = 'Search by name, date of birth, phone, email, or ID';
export const NOBODY_FOUND = 'No patients match your search';
export const NO_PATIENTS = 'No patients yet';
export const NOT_LOADED = 'Couldn’t load patients';
export const NOT_REQUESTED = 'Keep typing to see matching patients.';
export const CLEAR = 'Clear search';
export const SHOW_ALL = 'Show all patients';
export const RECENTS = 'Recently viewed';
export const RECENTS_NOT_LOADED = 'Couldn’t load recently viewed patients.';
export const RETRY = 'Try again';

export const filtersTitle = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export function readAs(reading: string, isSimilar: boolean): string | null {
  if (reading === '') return null;
  return isSimilar ? `No patients match ${reading}. Showing similar names.` : `Searching by ${reading}`;
}
