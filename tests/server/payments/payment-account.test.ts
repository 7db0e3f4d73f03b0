import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingDescriptorOf } from '#server/payments/billing-descriptor.ts';
import {
  expirationDateOf,
  hasExpired,
  holdsCardNumber,
  isCardNumberInGroups,
  lastDayOf,
  refusalOfAccount,
} from '#server/payments/payment-account.ts';

describe('a payment account', () => {
  it('SCHEMA-2.3: a card is valid to the end of the month printed on it', () => {
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
    ['4111\u00a01111\u00a01111\u00a01111', true],
    ['4111/1111/1111/1111', true],
    ['4111_1111_1111_1111', true],
    ['4111,1111,1111,1111', true],
    ['4111 - 1111 - 1111 - 1111', true],
    ['4111\u20111111\u20111111\u20111111', true],
    ['no. 12: 4111 1111 1111 1111', true],
    // Passes Luhn, but has no network's prefix.
    ['1764000000000', false],
    ['9936968196281908', false],
    // Has a network's prefix, but fails Luhn.
    ['4111111111111112', false],
    // Passes Luhn and has a network's prefix, but is part of a longer number.
    ['411111111111111100001111', false],
    ['1111111111111', false],
    ['tok_9b3f2c', false],
    ['(614) 555-0101', false],
    ['432150042', false],
    ['', false],
  ])('API-9: "%s" looks like a card number: %s', (text, looks) => expect(holdsCardNumber(text)).toBe(looks));

  const NETWORKS = [
    ['Visa', '4', 13],
    ['Visa', '4', 16],
    ['Visa', '4', 19],
    ['Mastercard', '51', 16],
    ['Mastercard', '55', 16],
    ['Mastercard', '2221', 16],
    ['Mastercard', '2720', 16],
    ['American Express', '34', 15],
    ['American Express', '37', 15],
    ['Discover', '6011', 16],
    ['Discover', '644', 16],
    ['Discover', '65', 19],
    ['Diners Club', '36', 14],
    ['Diners Club', '305', 14],
    ['JCB', '3528', 16],
    ['JCB', '3589', 16],
    ['UnionPay', '62', 17],
  ] as const;

  it.each(NETWORKS)(
    'API-9: a number of %s, %s and %i digits, is found however it is parted',
    (_, begins, length) => {
      const rest = length - begins.length - 1;
      const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: rest, maxLength: rest });
      const separators = fc.constantFrom('', ...' -./_,\u00a0\u2009\u202f\u2013\u200b');
      fc.assert(
        fc.property(digits, separators, (middle, between) => {
          const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) =>
            [...begins, ...middle, last].join(between),
          );
          const found = numbers.filter(isCardNumberInGroups);
          expect(found).toHaveLength(1);
          for (const number of found) expect(holdsCardNumber(`a ${number} b`)).toBe(true);
        }),
      );
    },
  );

  it.each([
    ['2220', 16],
    ['2721', 16],
    ['50', 16],
    ['306', 14],
    ['3527', 16],
    ['3590', 16],
    ['643', 16],
    ['1', 13],
    ['9', 16],
    ['4', 12],
    ['4', 20],
  ] as const)('API-9: a number that begins with %s and has %i digits is none of a card', (begins, length) => {
    const rest = length - begins.length;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: rest, maxLength: rest }),
        (digits) => {
          expect(isCardNumberInGroups([begins, ...digits].join(''))).toBe(false);
        },
      ),
    );
  });

  it('API-9: no UUID and no token with letters is rejected as a card number', () => {
    fc.assert(
      fc.property(fc.uuid(), (token) => !isCardNumberInGroups(token)),
      { numRuns: 2000 },
    );
    expect(isCardNumberInGroups('tok_4111111111111111')).toBe(false);
    expect(isCardNumberInGroups('4111-1111-1111-1111_')).toBe(true);
  });
});

describe('the descriptor on a card statement', () => {
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
