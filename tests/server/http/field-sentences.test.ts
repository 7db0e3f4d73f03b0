import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#server/http/field-sentences.ts';
import { addValueRules } from '#server/http/value-rules.ts';

const ajv = new Ajv2020({ strict: false });
addValueRules(ajv);

function sentenceFor(field: string, schema: object, value: unknown): string {
  const check = ajv.compile(schema);
  check(value);
  return sentenceOf(field, check.errors?.[0] as ErrorObject);
}

describe('API-22: the message for an invalid field', () => {
  it.each([
    ['address.zipCode', { minLength: 1 }, '', 'Zip code is required.'],
    ['monthlyTargets.january.setting', { minimum: 0 }, -1, 'January setting must be at least 0.'],
    ['password', { minLength: 8 }, 'short', 'Password must be at least 8 characters.'],
    ['middleInitial', { maxLength: 1 }, 'AB', 'Middle initial must be at most one character.'],
    ['isFsa', { type: 'boolean' }, 'yes', 'FSA must be true or false.'],
    ['Idempotency-Key', { pattern: '^a$' }, 'b', "Idempotency key isn't valid. Check it and try again."],
    ['paymentAccountId', { type: 'string' }, 7, 'Payment account ID must be text.'],
    ['codeIds.3', { enum: ['1', '2'] }, '3', 'Code ids must be one of: 1, 2.'],
    ['codeIds', { uniqueItems: true }, [1, 1], 'Code ids must not repeat an entry.'],
    ['codeIds', { minItems: 1 }, [], 'Code ids must have at least one entry.'],
    ['codeIds', { minItems: 2 }, [], 'Code ids must have at least 2 entries.'],
    ['codeIds', { maxItems: 1 }, [1, 2], 'Code ids must have at most one entry.'],
    ['body', { minProperties: 1 }, {}, 'The request body must have at least one field.'],
    ['amount', { minimum: 0.01 }, 0, 'Amount must be at least 0.01.'],
    ['amount', { exclusiveMinimum: 0 }, 0, 'Amount must be more than 0.'],
    ['amount', { maximum: 5 }, 6, 'Amount must be at most 5.'],
    ['amount', { 'x-decimals': 2 }, 0.001, 'Amount must have at most 2 decimals.'],
    [
      'firstName',
      { 'x-visible': true },
      '\u202E',
      "First name has characters that can't be shown. Type it again.",
    ],
    [
      'emailAddress',
      { format: 'email' },
      'a',
      'Email address must be an email address like office@example.com.',
    ],
  ])('%s by %j', (field, schema, value, sentence) => {
    expect(sentenceFor(field, schema, value)).toBe(sentence);
  });
});
