import { expect, it } from 'vitest';
import type { CardTexts } from '#domain/payment/card-fields.ts';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';
import {
  selectBrand,
  selectCardMessage,
  selectCodeDigits,
  selectIsProviderUnavailable,
  selectIsTokenizing,
} from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CARD, NUMBER } from './hosted-fields.model.ts';

function startFields() {
  const { actor: fields, ports, log, now: read } = startChart(hostedFieldsMachine, { today: '2026-11-22' });
  const told = () => log.map(([, params]) => params);
  const type = (field: keyof CardTexts, text: string) =>
    fields.send({ type: 'field.change', field, value: text });
  const ask = (request: string) => fields.send({ type: 'card.request', request });
  const message = (field: keyof CardTexts) => selectCardMessage(field)(read());
  const fill = () => {
    type('number', '4000000000000002');
    type('expiry', '1230');
    type('code', '123');
    type('zip', '48104');
  };
  return { fields, tokenize: ports.tokenize, told, type, ask, message, fill, read };
}

it('FRAME-5: the page that requested a valid card receives its token', async () => {
  const { fill, ask, tokenize, told, read } = startFields();
  fill();
  expect(read().context.fields.texts).toEqual({ number: NUMBER, expiry: '12/30', code: '123', zip: '48104' });
  expect([selectBrand(read()), selectCodeDigits(read())]).toEqual(['Visa', 3]);
  ask('one');
  expect(selectIsTokenizing(read())).toBe(true);
  await tokenize.succeed(CARD);
  expect(told()).toEqual([{ request: 'one', card: CARD }]);
  expect(selectIsTokenizing(read())).toBe(false);
});

it('FRAME-5, SCHEMA-2, SCHEMA-5: an incomplete card is denied, and each field shows why', () => {
  const { ask, told, message, type } = startFields();
  expect(message('number')).toBe(null);
  ask('one');
  expect(told()).toEqual([{ request: 'one', reason: 'faulty' }]);
  expect([message('number'), message('expiry'), message('code'), message('zip')]).toEqual([
    'Card number is required',
    'Expiration Date is required',
    'Security code is required',
    'Zip Code is required',
  ]);
  type('number', '4000000000000003');
  type('expiry', '1026');
  type('code', '12');
  type('zip', '481');
  expect([message('number'), message('expiry'), message('code'), message('zip')]).toEqual([
    'Invalid card number',
    'Payment Card expired',
    'Security code must be 3 digits',
    'Zip code must be 5 digits or 9 digits',
  ]);
});

it('FRAME-5: a card that the provider refuses shows why at its number until it changes', async () => {
  const { fill, ask, tokenize, told, message, type, read } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 422, message: 'The card was refused. Use another one.' });
  expect(told()).toEqual([{ request: 'one', reason: 'refused' }]);
  expect(message('number')).toBe('The card was refused. Use another one.');
  expect(selectIsProviderUnavailable(read())).toBe(false);
  type('number', '4000');
  expect(message('number')).toBe('Invalid card number');
});

it('FRAME-5: an unavailable provider can be retried', async () => {
  const { fill, ask, tokenize, told, message, read } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 503 });
  expect(told()).toEqual([{ request: 'one', reason: 'unavailable' }]);
  expect([selectIsProviderUnavailable(read()), message('number')]).toEqual([true, null]);
  ask('two');
  expect(selectIsProviderUnavailable(read())).toBe(false);
  await tokenize.succeed(CARD);
  expect(told().at(-1)).toEqual({ request: 'two', card: CARD });
});

it('FIELD-1: a field shows its error once the user leaves it, and why a key was rejected', () => {
  const { fields, type, message, read } = startFields();
  type('number', '4000x');
  expect(read().context.fields.refusal).toEqual({ field: 'number', message: 'You can only use numbers' });
  expect(read().context.fields.texts.number).toBe('4000');
  fields.send({ type: 'field.blur', field: 'number' });
  expect([message('number'), read().context.fields.refusal]).toEqual(['Invalid card number', null]);
  expect(message('zip')).toBe(null);
});

it('FRAME-5: Enter and Escape reach the form around the fields', () => {
  const { fields, told } = startFields();
  fields.send({ type: 'card.press', key: 'Enter' });
  fields.send({ type: 'card.press', key: 'Escape' });
  expect(told()).toEqual([{ key: 'Enter' }, { key: 'Escape' }]);
});
