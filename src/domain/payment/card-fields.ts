import { edited, fieldMessage, leftValue } from '../text/field.ts';
import { applyEdit, type TextEdit } from '../text/text-filter.ts';
import {
  CARD_NUMBER_DIGITS,
  cardBrandOf,
  cardDigits,
  codeDigitsOf,
  isCardNumber,
  writtenCardNumber,
} from './card.ts';

/** The fields of a card that the portal itself never sees (FRAME-5). */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'zip'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardTexts = Record<CardField, string>;

export const NO_CARD: CardTexts = { number: '', expiry: '', code: '', zip: '' };

const LONGEST_CODE = 4;

/** What an edit leaves in a field: digits alone, written as people read them. */
export function editedCardText(field: CardField, before: string, after: string): TextEdit {
  switch (field) {
    case 'number': {
      const limits = { filter: 'digits', maxLength: CARD_NUMBER_DIGITS.most } as const;
      const { value, refusal } = applyEdit(cardDigits(before), cardDigits(after), limits);
      return { value: writtenCardNumber(value), refusal };
    }
    case 'code':
      return applyEdit(before, after, { filter: 'digits', maxLength: LONGEST_CODE });
    case 'expiry':
      return edited('cardExpiry', before, after);
    default:
      return edited('zip', before, after);
  }
}

/** A field's text once it is left. */
export function leftCardText(field: CardField, text: string): string {
  if (field === 'expiry') return leftExpiry(text);
  return field === 'zip' ? leftValue('zip', text) : text;
}

/** What was put in over something else comes without its slash. */
export const leftExpiry = (text: string): string =>
  leftValue('cardExpiry', edited('cardExpiry', '', text).value);

/** What is wrong with a field, or null (SCHEMA-2, SCHEMA-5). `today` is a day as YYYY-MM-DD. */
export function cardMessage(field: CardField, texts: CardTexts, today: string): string | null {
  switch (field) {
    case 'number':
      if (texts.number === '') return 'Card number is required';
      return isCardNumber(texts.number) ? null : 'Invalid card number';
    case 'code':
      return codeMessage(texts);
    case 'expiry':
      return fieldMessage('cardExpiry', texts.expiry, today);
    default:
      return fieldMessage('zip', texts.zip);
  }
}

function codeMessage({ number, code }: CardTexts): string | null {
  if (code === '') return 'Security code is required';
  const digits = codeDigitsOf(cardBrandOf(number));
  return code.length === digits ? null : `Security code must be ${digits} digits`;
}

export const isWholeCard = (texts: CardTexts, today: string): boolean =>
  CARD_FIELDS.every((field) => cardMessage(field, texts, today) === null);
