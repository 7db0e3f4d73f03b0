import { model } from '#charts/explore/model.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import { HOSTED_FIELDS, type HostedField, type HostedKind, textsOf } from '#domain/payment/hosted-fields.ts';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';

export const CARD: GivenCard = {
  token: 'tok_sandbox_approved_0002_1_abcdefghijklmnop',
  cardType: 1,
  lastFour: '0002',
  expirationDate: '12/30',
  zipCode: '48104',
};
export const BANK_ACCOUNT: GivenCard = {
  token: 'tok_sandbox_approved_6789_0_abcdefghijklmnop',
  cardType: 0,
  lastFour: '6789',
  expirationDate: null,
  zipCode: '48104',
};
export const NUMBER = '4000 0000 0000 0002';
const COMPLETE = {
  card: { number: NUMBER, expiry: '12/30', code: '123', zip: '48104' },
  bank: { routing: '110000000', zip: '48104', account: '000123456789', accountAgain: '000123456789' },
} as const;
/** The field that is filled before another one. */
const BEFORE = {
  card: { expiry: 'number', code: 'expiry', zip: 'code' },
  bank: { zip: 'routing', account: 'zip', accountAgain: 'account' },
} as const satisfies Record<HostedKind, Partial<Record<HostedField, HostedField>>>;

export const hostedFieldsModel = model({
  machine: hostedFieldsMachine,
  inputs: [
    { kind: 'card', today: '2026-11-22' },
    { kind: 'bank', today: '2026-11-22' },
  ],
  events: {
    'field.change': [
      { case: 'a number', field: 'number', value: NUMBER },
      { case: 'a letter', field: 'number', value: 'x' },
      { case: 'an expiry', field: 'expiry', value: '12/30' },
      { case: 'an expired date', field: 'expiry', value: '10/26' },
      { case: 'a code', field: 'code', value: '123' },
      { case: 'a zip code', field: 'zip', value: '48104' },
      { case: 'a routing number', field: 'routing', value: '110000000' },
      { case: 'a mistyped routing number', field: 'routing', value: '110000001' },
      { case: 'an account number', field: 'account', value: '000123456789' },
      { case: 'the account number again', field: 'accountAgain', value: '000123456789' },
      { case: 'another account number', field: 'accountAgain', value: '000123456780' },
    ],
    'field.blur': [{ field: 'number' }],
    'card.request': [{ request: 'one' }],
    'card.press': [
      { case: 'Enter', key: 'Enter' },
      { case: 'Escape', key: 'Escape' },
    ],
  },
  outcomes: {
    tokenize: {
      given: { output: CARD },
      refused: { error: { status: 422, reason: 'Unprocessable', message: 'The card was refused.' } },
      away: { error: { status: 503, reason: 'Unavailable', message: 'The service is busy.' } },
    },
  },
  /** Only the kind of a failure matters. */
  abstraction: ({ context: { failure, ...context } }) => [context, failure?.status ?? null],
  /** The fields are filled in one order, and a rejected letter is tried only in an empty field. */
  isWorthTaking: ({ context }, { event }) => {
    const { kind, fields } = context;
    const { texts } = fields;
    if (event.type === 'field.blur') return kind === 'card';
    if (event.type !== 'field.change') return true;
    const field = HOSTED_FIELDS[kind].find((each) => each === event['field']);
    if (field === undefined) return false;
    if (event['value'] === 'x') return texts.number === '';
    const before: HostedField | undefined = Object.entries(BEFORE[kind]).find(
      ([each]) => each === field,
    )?.[1];
    return before === undefined || texts[before] !== '';
  },
  isHome: (snapshot) => snapshot.matches('filling'),
  invariants: {
    'FRAME-5: the provider is called exactly while the fields are busy.': (snapshot) =>
      snapshot.hasTag('busy') === 'tokenize' in snapshot.children,
    'FRAME-5: only a complete card or bank account is sent to the provider.': (snapshot) => {
      const { kind, fields } = snapshot.context;
      const isSent = 'tokenize' in snapshot.children;
      return !isSent || JSON.stringify(textsOf(kind, fields.texts)) === JSON.stringify(COMPLETE[kind]);
    },
    'SCHEMA-2: an expired card is not sent.': (snapshot) =>
      snapshot.context.fields.texts.expiry !== '10/26' || !snapshot.hasTag('busy'),
    'FRAME-5: a rejected card or bank account is not sent again unchanged.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.failure === null,
    'FIELD-1: a rejected key does not change its field, which shows why.': ({
      context: {
        fields: { texts, refusal },
      },
    }) =>
      !texts.number.includes('x') &&
      (refusal === null || (refusal.field === 'number' && refusal.message === 'You can only use numbers')),
    'FRAME-5: after a request for the card, each field shows its error.': ({
      context: { request, judged },
    }) => request === '' || judged.length === 4,
  },
});
