import { expect, it } from 'vitest';
import { addDays } from '#domain/date/day.ts';
import {
  cardKind,
  changesIn,
  draftMessage,
  draftOf,
  kindsOnFile,
  newDraft,
  withAccountType,
  withMark,
} from '#domain/payment/account-draft.ts';
import {
  accountWords,
  expiryStatus,
  isChargeable,
  lastDayOfCard,
  payerAccountWords,
} from '#domain/payment/payment-account.ts';
import { committedValue } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { VISA } from '../../machines/payment-accounts.model.ts';
import { inEachZone } from '../../support/time-zones.ts';

it('ENTITY-1: an account is named by its brand or type and its last four digits', () => {
  expect(accountWords(VISA)).toBe('Visa ending in 0002');
  expect(accountWords({ ...VISA, cardType: 0 })).toBe('Credit Card ending in 0002');
  expect(accountWords({ ...VISA, cardType: 0, accountType: 'Bank Transfer' })).toBe(
    'Bank account ending in 0002',
  );
});

it('SCHEMA-2, CONST-3: a card is valid until the end of its month, in every time zone', () =>
  inEachZone(() => {
    expect([lastDayOfCard('02/28'), lastDayOfCard('02/27'), lastDayOfCard('11/26')]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2026-11-30',
    ]);
    const standing = (today: string, renewsOn: string | null = null) =>
      expiryStatus({ expirationDate: '11/26' }, today, renewsOn);
    expect(standing('2026-12-01')).toBe('expired');
    expect(standing('2026-11-30')).toBe('soon');
    expect(standing('2026-10-31')).toBe('soon');
    expect(standing('2026-10-30')).toBe('good');
    expect(standing('2026-10-30', '2026-11-30')).toBe('good');
    expect(standing('2026-10-30', '2026-12-01')).toBe('beforeRenewal');
    expect(expiryStatus({ expirationDate: null }, '2026-11-22', '2026-12-01')).toBe('none');
    expect(addDays('2026-10-25', 10)).toBe('2026-11-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  }));

it('API-10: an inactive or expired account cannot be charged', () => {
  expect(isChargeable(VISA, '2026-11-22')).toBe(true);
  expect(isChargeable({ ...VISA, accountStatus: 'Inactive' }, '2026-11-22')).toBe(false);
  expect(isChargeable(VISA, '2031-01-01')).toBe(false);
});

it('API-9: only changed fields are sent, and a bank account has no expiration date', () => {
  const draft = draftOf(VISA);
  expect(changesIn(VISA, draft)).toEqual({});
  expect(changesIn(VISA, { ...draft, name: ' Vera Talbot ', zip: '43215-1234', isHsa: true })).toEqual({
    name: 'Vera Talbot',
    zipCode: '432151234',
    isHsa: true,
  });
  expect(committedValue(FIELDS.cardExpiry, '1131')).toBe('11/31');
  const bank = { ...VISA, accountType: 'Bank Transfer', expirationDate: null } as const;
  expect(changesIn(bank, draftOf(bank))).toEqual({});
  expect(draftMessage('expiry', draftOf(bank), '2026-11-22')).toBe(null);
  expect(draftMessage('expiry', newDraft('card', 'Ada'), '2026-11-22')).toBe('Expiration Date is required');
});

it('API-9: a card is of one kind, and FSA and HSA are marks of a credit or debit card', () => {
  const debit = draftOf({ ...VISA, accountType: 'Debit Card' });
  expect(cardKind(debit)).toBe('Debit Card');
  const fsa = withMark(withMark(debit, 'isHsa', true), 'isFsa', true);
  expect(fsa).toMatchObject({ accountType: 'Debit Card', isFsa: true, isHsa: false });
  expect(cardKind(fsa)).toBe('isFsa');
  expect(kindsOnFile(fsa)).toEqual(['Debit Card', 'isFsa', 'isHsa']);
  expect(cardKind(withAccountType(fsa, 'Credit Card'))).toBe('Credit Card');
  expect(cardKind({ ...debit, accountType: 'Bank Transfer' })).toBeNull();
});

it('API-10: an account of the subscriber or the practice shows its owner', () => {
  expect(payerAccountWords(VISA, VISA.memberId ?? '')).toBe('Visa ending in 0002');
  expect(payerAccountWords(VISA, '10000002')).toBe(`Visa ending in 0002 (${VISA.name}, subscriber)`);
  expect(payerAccountWords({ ...VISA, memberId: null }, '10000002')).toBe('Visa ending in 0002 (practice)');
});
