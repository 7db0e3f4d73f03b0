import { describe, expect, it } from 'vitest';
import { cardBrandName, cardBrandOf, formatCardNumber, isCardNumber } from '#domain/payment/card.ts';
import { CARD_RULES, cardMessage } from '#domain/payment/card-fields.ts';
import { askingPageIn, cardFrameAddress, withKind } from '#domain/payment/card-frame.ts';
import { cardReportIn, cardRequestIn } from '#domain/payment/card-messages.ts';
import { applyEdit, committedValue } from '#domain/text/field.ts';

describe('the number of a card', () => {
  it.each([
    ['4000000000000002', 'Visa', '4000 0000 0000 0002'],
    ['5100000000000008', 'Mastercard', '5100 0000 0000 0008'],
    ['2720990000000007', 'Mastercard', '2720 9900 0000 0007'],
    ['340000000000009', 'American Express', '3400 000000 00009'],
    ['6011000000000004', 'Discover', '6011 0000 0000 0004'],
  ])('FRAME-5: %s is a %s card, and its last digit checks the others', (number, brand, written) => {
    expect(cardBrandName(cardBrandOf(number))).toBe(brand);
    expect(formatCardNumber(number)).toBe(written);
    expect(isCardNumber(written)).toBe(true);
    const other = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    expect(isCardNumber(other)).toBe(false);
  });

  it.each(['', '4', '40000000000000', '9000000000000001', '2721000000000004', '0000000000000000'])(
    'FRAME-5: "%s" is none',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  it('FRAME-5: is formatted in groups while it is typed or pasted, and accepts digits only', () => {
    expect(applyEdit(CARD_RULES.number, '', '4000-0000 00000002')).toEqual({
      value: '4000 0000 0000 0002',
      refusal: null,
    });
    expect(applyEdit(CARD_RULES.number, '4000', '4000a')).toEqual({
      value: '4000',
      refusal: 'You can only use numbers',
    });
    expect(applyEdit(CARD_RULES.number, '', '4'.repeat(20))).toEqual({
      value: '4444 4444 4444 4444 444',
      refusal: 'At most 19 characters',
    });
    expect(applyEdit(CARD_RULES.code, '', '12345')).toEqual({
      value: '1234',
      refusal: 'At most 4 characters',
    });
    expect(committedValue(CARD_RULES.zip, '432151234')).toBe('43215-1234');
    expect(committedValue(CARD_RULES.expiry, '12/')).toBe('12');
    expect(committedValue(CARD_RULES.expiry, '1230')).toBe('12/30');
    expect(committedValue(CARD_RULES.number, '4000')).toBe('4000');
  });

  it('FRAME-5: the security code of American Express has four digits', () => {
    const amex = { number: '3400 000000 00009', expiry: '', zip: '' };
    expect(cardMessage('code', { ...amex, code: '123' }, '2026-11-22')).toBe(
      'Security code must be 4 digits',
    );
    expect(cardMessage('code', { ...amex, code: '1234' }, '2026-11-22')).toBe(null);
  });
});

describe('the address of the card fields', () => {
  const appearance = { theme: 'purple', scheme: 'dark' } as const;

  it('FRAME-5: has the configured address, the page ID, the origin of the page, and the appearance', () => {
    const address = cardFrameAddress(
      { serviceUrl: '/hosted-fields', pageId: 'sandbox' },
      'https://portal.example',
      appearance,
    );
    expect(address?.href).toBe(
      'https://portal.example/hosted-fields?page=sandbox&origin=https%3A%2F%2Fportal.example&theme=purple&scheme=dark',
    );
    expect(askingPageIn(address?.search ?? '')).toEqual({
      origin: 'https://portal.example',
      pageId: 'sandbox',
      kind: 'card',
      appearance,
    });
    expect(address && askingPageIn(withKind(address, 'bank').search)?.kind).toBe('bank');
    const foreign = { serviceUrl: 'https://cards.example/v1', pageId: 'north side' };
    expect(cardFrameAddress(foreign, 'https://portal.example', appearance)?.href).toContain(
      'https://cards.example/v1?page=north+side&origin=',
    );
  });

  it.each([
    ['', ''],
    ['', 'sandbox'],
    ['/hosted-fields', ''],
  ])('FRAME-5: is none without a service and a page id: "%s" and "%s"', (serviceUrl, pageId) => {
    expect(cardFrameAddress({ serviceUrl, pageId }, 'https://portal.example', appearance)).toBe(null);
  });

  it.each([
    '',
    '?page=a',
    '?origin=https://a.example',
    '?page=a&origin=a.example',
    '?page=a&origin=https://a.example/b',
    '?page=a&origin=*',
  ])('FRAME-5: "%s" does not identify the requesting page', (search) => {
    expect(askingPageIn(search)).toBe(null);
  });

  it('CONST-1: an unknown appearance is the ordinary one', () => {
    expect(askingPageIn('?page=a&origin=https://a.example&theme=x&scheme=y')?.appearance).toEqual({
      theme: 'default',
      scheme: 'system',
    });
  });
});

describe('messages of the card fields', () => {
  const card = {
    token: 'tok_1',
    cardType: 1,
    lastFour: '0002',
    expirationDate: '12/30',
    zipCode: '43215-1234',
  };
  const given = { type: 'card_given', request: 'one', card };

  it('FRAME-5: unknown properties of a report are ignored', () => {
    expect(cardReportIn({ ...given, more: 1, card: { ...card, number: '4000000000000002' } })).toEqual(given);
    expect(cardReportIn({ type: 'card_fields_ready', more: 1 })).toEqual({ type: 'card_fields_ready' });
    expect(cardReportIn({ type: 'card_key', key: 'Enter' })).toEqual({ type: 'card_key', key: 'Enter' });
    expect(cardReportIn({ type: 'card_fields_height', height: 210 })).toEqual({
      type: 'card_fields_height',
      height: 210,
    });
    expect(cardReportIn({ type: 'card_not_given', request: 'one', reason: 'refused', words: 'x' })).toEqual({
      type: 'card_not_given',
      request: 'one',
      reason: 'refused',
    });
    expect(cardRequestIn({ type: 'card_ask', request: 'one', more: 1 })).toEqual({
      type: 'card_ask',
      request: 'one',
    });
  });

  it.each([
    null,
    'card_given',
    { type: 'action_token', token: 'x' },
    { ...given, request: '<script>' },
    { ...given, card: null },
    { ...given, card: { ...card, token: '4000000000000002' } },
    { ...given, card: { ...card, lastFour: '40000002' } },
    { ...given, card: { ...card, expirationDate: '13/30' } },
    { ...given, card: { ...card, zipCode: 'x' } },
    { ...given, card: { ...card, cardType: 1.5 } },
    { type: 'card_fields_height', height: 1e9 },
    { type: 'card_key', key: 'a' },
    { type: 'card_not_given', request: 'one', reason: 'bored' },
  ])('FRAME-5: %j is no report', (data) => {
    expect(cardReportIn(data)).toBe(null);
  });

  it.each([null, { type: 'card_ask' }, { type: 'card_ask', request: 1 }, { type: 'ask', request: 'one' }])(
    'FRAME-5: %j is not a request',
    (data) => {
      expect(cardRequestIn(data)).toBe(null);
    },
  );
});
