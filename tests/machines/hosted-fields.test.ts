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
  const input = { kind: 'card', today: '2026-11-22' } as const;
  const { actor: fields, ports, log, now } = startChart(hostedFieldsMachine, input);
  const type = (field: HostedField, text: string) =>
    fields.send({ type: 'field.change', field, value: text });
  const ask = (request: string) => fields.send({ type: 'card.request', request });
  const message = (field: HostedField) => selectFieldMessage(field)(now());
  const fill = () => {
    type('number', '4000000000000002');
    type('expiry', '1230');
    type('code', '123');
    type('zip', '48104');
  };
  return { tokenize: ports.tokenize, sent: log, type, ask, message, fill, now };
}

it('FRAME-5: a card that the provider refuses shows why at its number until it changes', async () => {
  const { fill, ask, tokenize, sent, message, type, now } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 422, message: 'The card was refused. Use another one.' });
  expect(sent.at(-1)).toEqual(['sendDenial', { request: 'one', reason: 'refused' }]);
  expect(message('number')).toBe('The card was refused. Use another one.');
  expect(selectIsProviderUnavailable(now())).toBe(false);
  type('number', '4000');
  expect(message('number')).toBe('Invalid card number');
});

it('FRAME-5: an unavailable provider can be retried', async () => {
  const { fill, ask, tokenize, sent, message, now } = startFields();
  fill();
  ask('one');
  await tokenize.fail({ status: 503 });
  expect(sent.at(-1)).toEqual(['sendDenial', { request: 'one', reason: 'unavailable' }]);
  expect([selectIsProviderUnavailable(now()), message('number')]).toEqual([true, null]);
  ask('two');
  expect(selectIsProviderUnavailable(now())).toBe(false);
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
