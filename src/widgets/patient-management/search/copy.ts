export const BOX_LABEL = 'Find a patient';
export const BOX_PLACEHOLDER = 'Name, birth date, email, phone or ID';
export const NOBODY_FOUND = 'Nobody is found for this search.';
export const NO_PATIENTS = 'This practice has no patients yet.';
export const NOT_LOADED = 'The patients could not be loaded';
export const UNASKED = 'Finish what you look for, and the patients stand here.';
export const CLEAR = 'Clear search';
export const SHOW_ALL = 'Show all patients';
export const RECENTS = 'Recently viewed';
export const RECENTS_NOT_LOADED = 'The patients whom you looked at last could not be loaded.';
export const RETRY = 'Try again';

export const filtersTitle = (count: number) => (count === 0 ? 'Filters' : `Filters (${count} in use)`);
export const readAs = (reading: string) => (reading === '' ? null : `Read as ${reading}`);
