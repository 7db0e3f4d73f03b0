import { expect, it } from 'vitest';
import type { HostedField } from '#domain/payment/hosted-fields.ts';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';
import {
  selectFieldMessage,
  selectIsProviderUnavailable,
} from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CARD } from './hosted-fields.model.ts';

function startFields() {
  const {
    actor: fields,
    ports,
    log,
    now: read,
  } = startChart(hostedFieldsMachine, {
    kind: 'card',
    today: '2026-11-22',
  });
  const type = (field: HostedField, text: string) =>
    fields.send({ type: 'field.change', field, value: text });
  const ask = (request: string) => fields.send({ type: 'card.request', request });
  const message = (field: HostedField) => selectFieldMessage(field)(read());
  const fill = () => {
    type('number', '4000000000000002');
    type('expiry', '1230');
    type('code', '123');
    type('zip', '48104');
  };
  return { fields, tokenize: ports.tokenize, sent: log, type, ask, message, fill, read };
}

it('FRAME-5: a card that the provider refuses shows why at its number until it changes', async () => {
  const { fill, ask, tokenize, sent, message, type, read } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 422, message: 'The card was refused. Use another one.' });
  expect(sent.at(-1)).toEqual(['sendDenial', { request: 'one', reason: 'refused' }]);
  expect(message('number')).toBe('The card was refused. Use another one.');
  expect(selectIsProviderUnavailable(read())).toBe(false);
  type('number', '4000');
  expect(message('number')).toBe('Invalid card number');
});

it('FRAME-5: an unavailable provider can be retried', async () => {
  const { fill, ask, tokenize, sent, message, read } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 503 });
  expect(sent.at(-1)).toEqual(['sendDenial', { request: 'one', reason: 'unavailable' }]);
  expect([selectIsProviderUnavailable(read()), message('number')]).toEqual([true, null]);
  ask('two');
  expect(selectIsProviderUnavailable(read())).toBe(false);
  await tokenize.succeed(CARD);
  expect(sent.at(-1)).toEqual(['sendCard', { request: 'two', card: CARD }]);
});

it('DIALOG-3: a change of a field reaches the form around the fields; a rejected key does not', () => {
  const { sent, type } = startFields();
  type('number', 'x');
  expect(sent).toEqual([]);
  type('number', '4');
  expect(sent).toEqual([['sendEdited', undefined]]);
});
