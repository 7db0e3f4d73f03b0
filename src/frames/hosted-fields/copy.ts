export const CARD_DETAILS = 'Card details';
export const BANK_DETAILS = 'Bank account details';
export const NUMBER_LABEL = 'Card number';
export const EXPIRY_LABEL = 'Expiration date';
export const CODE_LABEL = 'Security code';
export const ROUTING_LABEL = 'Routing number';
export const ROUTING_HINT = '9 digits, at the bottom left of a check';
export const ACCOUNT_LABEL = 'Account number';
export const ACCOUNT_AGAIN_LABEL = 'Confirm account number';
export const ZIP_LABEL = 'Zip code';
export const AWAY_TITLE = 'Couldn’t reach the payment processor';
export const AWAY_WORDS = 'Nothing was saved. Try again.';
export const NOT_FRAMED = 'Open this form from Bridgework.';

export const codeHint = (digits: number) => `${digits} digits, ${digits === 4 ? 'front' : 'back'}`;
