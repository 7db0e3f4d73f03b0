import { expect, it } from 'vitest';
import { formattedPhone } from '#domain/text/phone.ts';

it('a phone number of ten digits is written the way people read it out', () => {
  expect(formattedPhone('6145550119')).toBe('(614) 555-0119');
  expect(formattedPhone('614-555-0119')).toBe('(614) 555-0119');
});

it('a phone number of any other length is left as it was given', () => {
  expect(formattedPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  expect(formattedPhone('')).toBe('');
});
