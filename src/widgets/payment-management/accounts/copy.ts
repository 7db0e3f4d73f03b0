export const TITLE = 'Office payment methods';
export const ABOUT = 'The practice uses these to pay for patients’ plans.';
export const NONE = 'No office payment method on file';
export const NONE_ADVICE = 'Add a card to pay for the plans that the practice covers.';
export const REPLACE = 'Replace';
