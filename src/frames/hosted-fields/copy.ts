export const NUMBER_LABEL = 'Card number';
export const EXPIRY_LABEL = 'Expiration date';
export const CODE_LABEL = 'Security code';
export const ZIP_LABEL = 'Zip code';
export const AWAY_TITLE = 'Couldn’t reach the payment processor';
export const AWAY_WORDS = 'Your card wasn’t saved. Try again.';
export const NOT_FRAMED = 'Open this form from Bridgework.';

export const codeHint = (digits: number) =>
  `${digits} digits ${digits === 4 ? 'on the front' : 'on the back'}`;
