import { expect, it } from 'vitest';
import {
  isTokenRequest,
  isTrustedOrigin,
  linesIn,
  marketplaceFrameAddress,
  offerIdIn,
  withOfferId,
} from '#domain/navigation/marketplace-frame.ts';

const SCOPE = { organization: { id: 'o1', state: 'ME' }, practice: { id: 'p1', state: 'OH' } };
const addressOf = (page: Parameters<typeof marketplaceFrameAddress>[0], query = '', marketplaceUrl = '/') =>
  marketplaceFrameAddress(page, { marketplaceUrl }, SCOPE, { origin: 'https://portal.test', query })?.href;

const BASE = 'organization=o1&practice=p1&state=OH&structure=plans-market-place';

it('FRAME-1: the frame of a category is below the configured base, with organization, practice, state and structure', () => {
  expect(addressOf('purchaseFrame')).toBe(`https://portal.test/mp-purchase/?${BASE}`);
  expect(addressOf('compareFrame', '', 'https://plans.test/base')).toBe(
    `https://plans.test/base/mp-compare/?${BASE}&procedures=%5B%5D`,
  );
  expect(addressOf('purchaseFrame', '', '')).toBeUndefined();
  expect(addressOf('overview')).toBeUndefined();
});

it('FRAME-1: renewal and add-member receive the member and the plan, add-member its type, and no frame anything else', () => {
  const query = '?member_id=10000001&plan_id=7&plan_type=Ad-hoc&email=ada%40mail.test';
  expect(addressOf('renewalFrame', query)).toBe(
    `https://portal.test/mp-renewal/?${BASE}&member_id=10000001&plan_id=7`,
  );
  expect(addressOf('addMemberFrame', query)).toBe(
    `https://portal.test/mp-add-member/?${BASE}&member_id=10000001&plan_id=7&plan_type=Ad-hoc`,
  );
  expect(addressOf('renewalFrame', '?member_id=Ada Marlowe')).toBe(`https://portal.test/mp-renewal/?${BASE}`);
});

it('API-21.24: the purchase frame receives the id of the wanted plan, and no other frame does', () => {
  const query = '?practice=p1&member_id=10000001&offer_id=42';
  expect(addressOf('purchaseFrame', query)).toBe(
    `https://portal.test/mp-purchase/?${BASE}&member_id=10000001&offer_id=42`,
  );
  expect(addressOf('renewalFrame', query)).toBe(`https://portal.test/mp-renewal/?${BASE}&member_id=10000001`);
  expect(addressOf('purchaseFrame', '?offer_id=Bright Start')).toBe(
    `https://portal.test/mp-purchase/?${BASE}`,
  );
  expect([withOfferId('/purchase-plan', '42'), withOfferId('/a?practice=1', '42')]).toEqual([
    '/purchase-plan?offer_id=42',
    '/a?practice=1&offer_id=42',
  ]);
  expect(['', '?offer_id=42', '?offer_id=%3Cb%3E'].map(offerIdIn)).toEqual(['', '42', '']);
});

it('FRAME-2: a procedure line has the fields of the specification, and invalid lines are left out', () => {
  const given = [
    { cdtCodeNumber: 'X1010', fee: 55, quantity: 2, customCodeNumber: 'C1', hasUCR: false },
    { cdtCodeNumber: 'X 1010', fee: 55, quantity: 2 },
    { cdtCodeNumber: 'X1020', fee: -1, quantity: 2 },
    { cdtCodeNumber: 'X1020', fee: 80, quantity: 0 },
    null,
    'X1020',
  ];
  expect(linesIn(JSON.stringify(given))).toEqual([
    {
      customCodeNumber: '',
      cdtCodeNumber: 'X1010',
      hasUCR: true,
      fee: 55,
      providerSpeciality: 'general',
      quantity: 2,
    },
  ]);
  for (const text of [null, '', '{', '{}', '7', `["${'x'.repeat(5000)}"]`]) expect(linesIn(text)).toEqual([]);
});

it('FRAME-3: the configured origins and the own one are trusted, and look-alike origins are not', () => {
  const config = { trustedOrigins: ['https://plans.test'] };
  const trusts = (origin: string) => isTrustedOrigin(origin, config, 'https://portal.test');
  expect(['https://plans.test', 'https://portal.test'].map(trusts)).toEqual([true, true]);
  const others = [
    'null',
    '',
    'http://plans.test',
    'https://plans.test.example',
    'https://plans.test:8443',
    '*',
  ];
  expect(others.filter(trusts)).toEqual([]);
  expect(isTrustedOrigin('null', { trustedOrigins: ['null'] }, 'null')).toBe(false);
});

it('FRAME-3: only the message of the specification requests a token', () => {
  expect([isTokenRequest({ type: 'action_request_token' }), isTokenRequest('action_request_token')]).toEqual([
    true,
    true,
  ]);
  const malformed = [
    null,
    undefined,
    0,
    '',
    'action_token',
    'ACTION_REQUEST_TOKEN',
    {},
    [],
    ['action_request_token'],
    { type: null },
    { type: ['action_request_token'] },
    { type: { toString: () => 'action_request_token' } },
    { action: 'action_request_token' },
    { type: 'action_request_token ' },
    { Type: 'action_request_token' },
    { type: 'action_token', token: 'x' },
    JSON.stringify({ type: 'action_request_token' }),
    new Map([['type', 'action_request_token']]),
    () => 'action_request_token',
    Symbol('action_request_token'),
  ];
  expect(malformed).toHaveLength(20);
  expect(malformed.filter(isTokenRequest)).toEqual([]);
});
