import { isRecord } from '../text/json.ts';

/** Everything about a card or a bank account that leaves the fields (FRAME-5). */
export interface GivenCard {
  token: string;
  /** The brand's number; 0 if unknown, and for a bank account. */
  cardType: number;
  lastFour: string;
  /** MM/YY; null for a bank account. */
  expirationDate: string | null;
  zipCode: string;
}

/** A field is invalid, the provider rejected the card, or the provider could not be reached. */
export const NOT_GIVEN = ['faulty', 'refused', 'unavailable'] as const;
export type NotGiven = (typeof NOT_GIVEN)[number];

/** From the page to the card fields. Responses repeat the request id. */
export interface CardRequest {
  type: 'card_ask';
  request: string;
}

/** From the card fields to the page. */
export type CardReport =
  | { type: 'card_fields_ready' }
  | { type: 'card_fields_height'; height: number }
  | { type: 'card_edited' }
  | { type: 'card_key'; key: 'Enter' | 'Escape' }
  | { type: 'card_given'; request: string; card: GivenCard }
  | { type: 'card_not_given'; request: string; reason: NotGiven };

const REQUEST = /^[\w-]{1,64}$/;
/** A token contains a letter, so that it is never a card number. */
const TOKEN = /^(?=.{1,512}$)[A-Za-z0-9._-]*[A-Za-z_][A-Za-z0-9._-]*$/;
const EXPIRY = /^(0[1-9]|1[0-2])\/\d{2}$/;
const ZIP = /^\d{5}(-?\d{4})?$/;
const HIGHEST_CARD_TYPE = 99;
const TALLEST_PX = 2000;

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

export function cardRequestIn(data: unknown): CardRequest | null {
  if (!isRecord(data) || data['type'] !== 'card_ask') return null;
  const { request } = data;
  return isText(request, REQUEST) ? { type: 'card_ask', request } : null;
}

/** Copies known properties only. Null for an invalid message. */
export function cardReportIn(data: unknown): CardReport | null {
  if (!isRecord(data)) return null;
  const { type, request, height, key } = data;
  switch (type) {
    case 'card_fields_ready':
    case 'card_edited':
      return { type };
    case 'card_fields_height':
      return isWhole(height, TALLEST_PX) ? { type, height } : null;
    case 'card_key':
      return key === 'Enter' || key === 'Escape' ? { type, key } : null;
    case 'card_given': {
      const card = cardIn(data['card']);
      return card !== null && isText(request, REQUEST) ? { type, request, card } : null;
    }
    case 'card_not_given': {
      const reason = NOT_GIVEN.find((each) => each === data['reason']);
      return reason !== undefined && isText(request, REQUEST) ? { type, request, reason } : null;
    }
    default:
      return null;
  }
}

const cardIn = (value: unknown): GivenCard | null => {
  if (!isGivenCard(value)) return null;
  const { token, cardType, lastFour, expirationDate, zipCode } = value;
  return { token, cardType, lastFour, expirationDate, zipCode };
};

export function isGivenCard(value: unknown): value is GivenCard {
  if (!isRecord(value)) return false;
  const { token, cardType, lastFour, expirationDate, zipCode } = value;
  return (
    isText(token, TOKEN) &&
    isWhole(cardType, HIGHEST_CARD_TYPE) &&
    isText(lastFour, /^\d{4}$/) &&
    (expirationDate === null || isText(expirationDate, EXPIRY)) &&
    isText(zipCode, ZIP)
  );
}
