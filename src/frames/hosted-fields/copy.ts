export const NUMBER_LABEL = 'Card number';
export const EXPIRY_LABEL = 'Expiration date';
export const CODE_LABEL = 'Security code';
export const ZIP_LABEL = 'Zip code';
export const AWAY_TITLE = 'The payment provider could not be reached';
export const AWAY_WORDS = 'Nothing was stored. Try again in a moment.';
export const NOT_FRAMED = 'These fields are part of a payment page. Open the page that asks for the card.';

export const codeHint = (digits: number) =>
  `The ${digits} digits ${digits === 4 ? 'on the front' : 'on the back'}`;
