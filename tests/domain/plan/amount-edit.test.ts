import { expect, it } from 'vitest';
import { ucrChangeOf, ucrMessage } from '#domain/plan/amount-edit.ts';
import { changedUcr } from '#domain/plan/ucr-change.ts';

it('API-17.9: an amount is read in dollars, and a percentage with a sign', () => {
  expect(ucrChangeOf('amount', '1,060.5')).toEqual({ kind: 'amount', cents: 106_050 });
  expect(ucrChangeOf('percent', '3.5')).toEqual({ kind: 'percent', hundredths: 350 });
  expect(ucrChangeOf('percent', '-2')).toEqual({ kind: 'percent', hundredths: -200 });
  expect(ucrChangeOf('percent', '3.555')).toBeNull();
  expect(ucrChangeOf('amount', '1000000.01')).toBeNull();
});

it('API-17.9: a percentage rounds half a cent up', () => {
  expect(changedUcr(5500, { kind: 'percent', hundredths: 350 })).toBe(5693);
  expect(changedUcr(5500, { kind: 'percent', hundredths: -200 })).toBe(5390);
  expect(changedUcr(1, { kind: 'percent', hundredths: 5000 })).toBe(2);
  expect(changedUcr(5500, { kind: 'percent', hundredths: -10_000 })).toBe(0);
});

it('API-17.9: an invalid change has an error message', () => {
  const codes = [{ ucrCents: 90_000_000 }];
  expect(ucrMessage('percent', 'x', codes)).toBe('Enter a percentage, for example 3.5 or -2.');
  expect(ucrMessage('amount', '', codes)).toBe('Enter an amount, for example 60.00.');
  expect(ucrMessage('percent', '20', codes)).toBe('Amounts must be between $0.00 and $1,000,000.00.');
  expect(ucrMessage('percent', '10', codes)).toBeNull();
  expect(
    ucrMessage(
      'percent',
      '1',
      Array.from({ length: 1001 }, () => ({ ucrCents: 1 })),
    ),
  ).toBe('Select at most 1,000 codes.');
});
