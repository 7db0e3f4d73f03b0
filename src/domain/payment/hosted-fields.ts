import { BANK_FIELDS, BANK_RULES, bankMessage } from './bank-fields.ts';
import { CARD_FIELDS, CARD_RULES, cardMessage } from './card-fields.ts';

/** What the fields of the frame take (FRAME-5). */
export const HOSTED_KINDS = ['card', 'bank'] as const;
export type HostedKind = (typeof HOSTED_KINDS)[number];

export const HOSTED_FIELDS = { card: CARD_FIELDS, bank: BANK_FIELDS } as const;
export type HostedField = (typeof HOSTED_FIELDS)[HostedKind][number];
export type HostedTexts = Record<HostedField, string>;

export const HOSTED_RULES = { ...CARD_RULES, ...BANK_RULES };

export const NO_TEXTS: HostedTexts = {
  number: '',
  expiry: '',
  code: '',
  routing: '',
  account: '',
  accountAgain: '',
  zip: '',
};

/** `today` is YYYY-MM-DD (SCHEMA-2, SCHEMA-5). */
export function hostedMessage(field: HostedField, texts: HostedTexts, today: string): string | null {
  switch (field) {
    case 'routing':
    case 'account':
    case 'accountAgain':
      return bankMessage(field, texts);
    default:
      return cardMessage(field, texts, today);
  }
}

export const isComplete = (kind: HostedKind, texts: HostedTexts, today: string): boolean =>
  HOSTED_FIELDS[kind].every((field) => hostedMessage(field, texts, today) === null);

/** The texts of a kind, in its order. */
export const textsOf = (kind: HostedKind, texts: HostedTexts): Partial<HostedTexts> =>
  Object.fromEntries(HOSTED_FIELDS[kind].map((field) => [field, texts[field]]));
