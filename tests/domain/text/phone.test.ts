import { expect, it } from 'vitest';
import { formatPhone } from '#domain/text/phone.ts';

it('a phone number of 10 digits is formatted as (614) 555-0119', () => {
  expect(formatPhone('6145550119')).toBe('(614) 555-0119');
  expect(formatPhone('614-555-0119')).toBe('(614) 555-0119');
});

it('a phone number of another length is not formatted', () => {
  expect(formatPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  expect(formatPhone('')).toBe('');
});
