import { expect, it } from 'vitest';
import { isJson, isPayload, payloadFields, payloadText } from '#domain/atelier/payload.ts';

const EVENT = { name: 'Ann "A" Lee', cents: 3000, isOther: false, plan: { ids: [1] }, end: null };

it('ATELIER-3.1: an event has a field for each value, of its type', () => {
  expect(payloadFields(JSON.stringify(EVENT))).toEqual([
    { name: 'name', type: 'text', value: 'Ann "A" Lee' },
    { name: 'cents', type: 'number', value: '3000' },
    { name: 'isOther', type: 'boolean', value: 'false' },
    { name: 'plan', type: 'json', value: '{"ids":[1]}' },
    { name: 'end', type: 'json', value: 'null' },
  ]);
  expect(payloadFields('{}')).toEqual([]);
});

it('ATELIER-3.1: the fields of an event are its payload again', () => {
  expect(JSON.parse(payloadText(payloadFields(JSON.stringify(EVENT))))).toEqual(EVENT);
  expect(payloadText([])).toBe('{}');
});

it('ATELIER-3.1: a payload is a JSON object, or empty', () => {
  for (const text of ['', ' ', '{}', '{"amount": 30}']) expect([text, isPayload(text)]).toEqual([text, true]);
  for (const text of ['{amount: 30}', '[1]', '30', 'null', '{'])
    expect([text, isPayload(text)]).toEqual([text, false]);
  expect([isJson('null'), isJson('{"id": 1}'), isJson(''), isJson('Ann')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
