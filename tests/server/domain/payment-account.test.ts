import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingDescriptorOf } from '#server/domain/billing-descriptor.ts';
import {
  expirationDateOf,
  hasExpired,
  holdsCardNumber,
  lastDayOf,
  refusalOfAccount,
} from '#server/domain/payment-account.ts';

describe('a payment account', () => {
  it('SCHEMA-2: a card holds to the end of the month that is printed on it', () => {
    expect([lastDayOf('02/28'), lastDayOf('12/26'), lastDayOf('04/27')]).toEqual([
      '2028-02-29',
      '2026-12-31',
      '2027-04-30',
    ]);
    expect(expirationDateOf('2028-02-29')).toBe('02/28');
    expect(hasExpired('2026-03-31', '2026-03-31')).toBe(false);
    expect(hasExpired('2026-03-31', '2026-04-01')).toBe(true);
    expect(hasExpired(null, '2099-01-01')).toBe(false);
    expect(refusalOfAccount({ active: false, expiresOn: null }, '2026-01-01')).toBe('accountInactive');
  });

  it.each([
    ['4111111111111111', true],
    ['my card 4111 1111 1111 1111', true],
    ['5500-0000-0000-0004', true],
    ['x378282246310005y', true],
    ['1111111111111', false],
    ['tok_9b3f2c', false],
    ['(614) 555-0101', false],
    ['432150042', false],
    ['', false],
  ])('API-9: "%s" looks like a card number: %s', (text, looks) => expect(holdsCardNumber(text)).toBe(looks));

  it('API-9: no card number hides behind letters, spaces, points or hyphens', () => {
    const fourOrMore = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 });
    fc.assert(
      fc.property(fourOrMore, fc.constantFrom('', ' ', '-', '.'), (digits, between) => {
        const checked = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some((last) =>
          holdsCardNumber(`a ${[...digits, last].join(between)} b`),
        );
        expect(checked).toBe(true);
      }),
    );
  });
});

describe('what a statement says', () => {
  it.each([
    ['Harborlight Portland', 'BRIDGEWORK HARBORLIGHT'],
    ["Saint Élodie's", 'BRIDGEWORK SAINT ELODI'],
    ['北', 'BRIDGEWORK'],
  ])('of %s is %s', (name, wanted) => expect(billingDescriptorOf(name)).toBe(wanted));

  it('is never longer than 22 plain characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(billingDescriptorOf(name)).toMatch(/^BRIDGEWORK[A-Z0-9 ]{0,12}$/);
      }),
    );
  });
});
