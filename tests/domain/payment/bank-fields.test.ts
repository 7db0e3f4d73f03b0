import { expect, it } from 'vitest';
import { bankMessage, isRoutingNumber } from '#domain/payment/bank-fields.ts';

const ACCOUNT = { routing: '110000000', zip: '48104', account: '000123456789', accountAgain: '000123456789' };

it('FRAME-5: a routing number has nine digits and a check digit', () => {
  expect(['110000000', '021000021'].filter(isRoutingNumber)).toHaveLength(2);
  for (const wrong of ['110000001', '11000000', '1100000000', '000000000', '101000000'])
    expect(isRoutingNumber(wrong), wrong).toBe(false);
});

it.each([
  ['routing', { routing: '' }, 'Routing number is required'],
  ['routing', { routing: '110000001' }, 'Invalid routing number'],
  ['account', { account: '' }, 'Account number is required'],
  ['account', { account: '123' }, 'Account number must be 4 to 17 digits'],
  ['accountAgain', { accountAgain: '000123456780' }, 'Account numbers don’t match'],
  ['accountAgain', { accountAgain: '' }, 'Account numbers don’t match'],
  ['account', {}, null],
  ['accountAgain', {}, null],
] as const)('FRAME-5: %s of a bank account with %j: %s', (field, given, message) => {
  expect(bankMessage(field, { ...ACCOUNT, ...given })).toBe(message);
});
