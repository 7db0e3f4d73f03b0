export const RETRY = 'Try again';
export const TREATMENTS_LABEL = 'Procedures used';
export const NO_TREATMENTS = 'Nothing of this plan has been used yet.';
export const TREATMENTS_NOT_LOADED = 'The procedures could not be loaded';
export const DENIED_COUNTS_NOT = 'A procedure that the patient has denied counts for nothing.';
export const PAYMENTS_LABEL = 'Payments of the plan';
export const NO_PAYMENTS = 'Nothing is due on this plan, and no payment is agreed on.';
export const PAYMENTS_NOT_LOADED = 'The payments could not be loaded';
