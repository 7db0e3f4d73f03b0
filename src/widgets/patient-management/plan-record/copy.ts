export const PAST_DUE = 'Past due';
export const NONE = 'None';
export const TREATMENTS_LABEL = 'Procedures used';
export const NO_TREATMENTS = 'No benefits used yet';
export const NO_TREATMENTS_ADVICE = 'Procedures appear here once their use is recorded under Benefits.';
export const TREATMENTS_NOT_LOADED = 'Couldn’t load procedures';
export const NO_AMOUNT = '—';
export const REMAINING = 'Remaining';
export const DENIED_COUNTS_NOT = 'Denied procedures aren’t counted.';
export const PAYMENTS_LABEL = 'Plan payments';
export const NO_PAYMENTS = 'No scheduled payments';
export const NO_PAYMENTS_ADVICE = 'A plan that is billed monthly lists its payments here.';
export const PAYMENTS_NOT_LOADED = 'Couldn’t load payments';

export const ofTotal = (total: string) => `Of ${total} this term`;
