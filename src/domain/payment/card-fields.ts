import { type FieldRules, fieldMessage } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import {
  CARD_NUMBER_DIGITS,
  cardBrandOf,
  cardDigits,
  codeDigitsOf,
  formatCardNumber,
  isCardNumber,
} from './card.ts';

/** The frame's fields of a card. The portal never receives their values (FRAME-5). */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'zip'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
type CardTexts = Record<CardField, string>;

export const CARD_RULES: Readonly<Record<CardField, FieldRules>> = {
  number: {
    filter: 'digits',
    maxLength: CARD_NUMBER_DIGITS.most,
    mask: { unmask: cardDigits, typing: formatCardNumber, leaving: (text) => text },
  },
  expiry: FIELDS.cardExpiry,
  code: FIELDS.cardCode,
  zip: FIELDS.zip,
};

/** `today` is YYYY-MM-DD (SCHEMA-2, SCHEMA-5). */
export function cardMessage(field: CardField, texts: CardTexts, today: string): string | null {
  switch (field) {
    case 'number':
      if (texts.number === '') return 'Card number is required';
      return isCardNumber(texts.number) ? null : 'Invalid card number';
    case 'code':
      return codeMessage(texts);
    case 'expiry':
      return fieldMessage(CARD_RULES.expiry, texts.expiry, today);
    default:
      return fieldMessage(CARD_RULES.zip, texts.zip);
  }
}

function codeMessage({ number, code }: CardTexts): string | null {
  if (code === '') return 'Security code is required';
  const digits = codeDigitsOf(cardBrandOf(number));
  return code.length === digits ? null : `Security code must be ${digits} digits`;
}
