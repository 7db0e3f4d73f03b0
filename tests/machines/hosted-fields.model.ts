import { model } from '#charts/explore/model.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';

export const CARD: GivenCard = {
  token: 'tok_sandbox_approved_0002_1_abcdefghijklmnop',
  cardType: 1,
  lastFour: '0002',
  expirationDate: '12/30',
  zipCode: '48104',
};
export const NUMBER = '4000 0000 0000 0002';

export const hostedFieldsModel = model({
  machine: hostedFieldsMachine,
  inputs: [{ today: '2026-11-22' }],
  events: {
    'field.change': [
      { case: 'a number', field: 'number', value: NUMBER },
      { case: 'a letter', field: 'number', value: 'x' },
      { case: 'an expiry', field: 'expiry', value: '12/30' },
      { case: 'an expired date', field: 'expiry', value: '10/26' },
      { case: 'a code', field: 'code', value: '123' },
      { case: 'a zip code', field: 'zip', value: '48104' },
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
  isWorthTaking: (
    {
      context: {
        fields: { texts },
      },
    },
    { event },
  ) => {
    if (event.type !== 'field.change') return true;
    const field = event['field'];
    if (event['value'] === 'x') return texts.number === '';
    if (field === 'number') return true;
    if (field === 'expiry') return texts.number !== '';
    return field === 'code' ? texts.expiry !== '' : texts.code !== '';
  },
  isHome: (snapshot) => snapshot.matches('filling'),
  invariants: {
    'FRAME-5: the provider is called exactly while the fields are busy.': (snapshot) =>
      snapshot.hasTag('busy') === 'tokenize' in snapshot.children,
    'FRAME-5: only a complete card is sent to the provider.': ({
      context: {
        fields: { texts },
      },
      ...snapshot
    }) =>
      !('tokenize' in snapshot.children) ||
      JSON.stringify(texts) ===
        JSON.stringify({ number: NUMBER, expiry: '12/30', code: '123', zip: '48104' }),
    'SCHEMA-2: an expired card is not sent.': (snapshot) =>
      snapshot.context.fields.texts.expiry !== '10/26' || !snapshot.hasTag('busy'),
    'FRAME-5: a rejected card is not sent again unchanged.': (snapshot) =>
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
