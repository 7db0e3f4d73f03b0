import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDateOf } from '#domain/date/calendar.ts';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOf, formatAmount } from '#domain/money/money.ts';
import { applyEdit, committedValue, fieldMessage } from '#domain/text/field.ts';
import { FIELDS, type FieldName } from '#domain/text/fields.ts';

/** The value in the field after each key of a text. */
const typedKeyByKey = (field: FieldName, keys: string) =>
  [...keys].reduce((value, key) => applyEdit(FIELDS[field], value, value + key).value, '');

const messagesOf = (field: FieldName, values: readonly string[], today?: string) =>
  values.map((value) => fieldMessage(FIELDS[field], value, today));

describe('validation messages', () => {
  it('SCHEMA-1: an amount is required and is not zero', () => {
    expect(messagesOf('amount', ['', '0', '0.00', '$0'])).toEqual([
      'Amount is required.',
      ...Array(3).fill('Amount cannot be zero.'),
    ]);
    expect(messagesOf('amount', ['0.01', '30', '1,234.50', '$30.', '.5'])).toEqual(Array(5).fill(null));
    expect(messagesOf('amount', ['.', '1,2', '1.234', '1.2.3'])).toEqual(
      Array(4).fill('Enter an amount, for example 30.00.'),
    );
  });

  it('SCHEMA-2: an expiration date is required, complete, and has a month from 1 to 12', () => {
    expect(messagesOf('cardExpiry', ['', '12/2', '1227', '00/27', '13/27', '99/99'])).toEqual([
      'Expiration Date is required',
      ...Array(5).fill('Invalid expiration date'),
    ]);
    expect(messagesOf('cardExpiry', ['01/27', '12/27'])).toEqual([null, null]);
  });

  it('SCHEMA-2: a card is valid until the end of its month', () => {
    const on = (today: string) => fieldMessage(FIELDS.cardExpiry, '11/26', today);
    expect([on('2026-10-31'), on('2026-11-30'), on('2026-12-01'), on('2027-01-01')]).toEqual([
      null,
      null,
      'Payment Card expired',
      'Payment Card expired',
    ]);
  });

  it('SCHEMA-3: a name and a surname have at least 3 characters, each with its own message', () => {
    expect(messagesOf('givenName', ['', 'Al', ' Al ', 'Ann', 'Zoë'])).toEqual([
      ...Array(3).fill('Name must be at least 3 characters'),
      null,
      null,
    ]);
    expect(messagesOf('surname', ['Ng', "O'Hara"])).toEqual(['Surname must be at least 3 characters', null]);
  });

  it('SCHEMA-3: a name without visible characters, or with hidden direction marks, is rejected', () => {
    const hidden = [
      '\u3164\u3164\u3164',
      '\u2800\u2800\u2800',
      '\u200b\u200b\u200b',
      'Vera\u202ex',
      'Vera\ud800',
    ];
    expect(messagesOf('givenName', hidden)).toEqual(
      Array(5).fill("Name has characters that can't be shown. Type it again."),
    );
    expect(messagesOf('surname', ['\u3164\u3164\u3164'])).toEqual([
      "Surname has characters that can't be shown. Type it again.",
    ]);
    const names = ["O'Brien", 'Smith-Jones', 'Zoe\u0308', 'שְׁלֹמֹה', 'می\u200cخواهم', '𠮷野家'];
    expect(messagesOf('givenName', names)).toEqual(names.map(() => null));
  });

  it('SCHEMA-4: a phone number has exactly 10 digits, with any punctuation', () => {
    expect(messagesOf('phone', ['', '614555011', '61455501199'])).toEqual(
      Array(3).fill('Phone Number must be at least 10 digits'),
    );
    expect(messagesOf('phone', ['6145550119', '(614) 555-0119', '614.555.0119'])).toEqual([null, null, null]);
  });

  it('SCHEMA-5: a zip code is required and has five or nine digits, with a hyphen only before the last four', () => {
    expect(messagesOf('zip', ['', '48104', '481041234', '48104-1234'])).toEqual([
      'Zip Code is required',
      ...Array(3).fill(null),
    ]);
    expect(messagesOf('zip', ['4810', '481041', '48104-12', '12-3-45', '1-2345', '48104-'])).toEqual(
      Array(6).fill('Zip code must be 5 digits or 9 digits'),
    );
  });

  it('SCHEMA-6: a quantity is required', () => {
    expect(messagesOf('quantity', ['', ' ', '2'])).toEqual([
      'Quantity is required.',
      'Quantity is required.',
      null,
    ]);
  });

  it('a date must exist in the calendar', () => {
    expect(messagesOf('date', ['02/29/2028', '12/31/1999'])).toEqual([null, null]);
    expect(
      messagesOf('date', ['', '2/9/2028', '02/29/2027', '02/29/2100', '04/31/2026', '13/01/2026']),
    ).toEqual(Array(6).fill('Enter a valid date (MM/DD/YYYY)'));
  });
});

describe('formatting', () => {
  it.each([
    ['cardExpiry', ['1227', '12/27'], '12/27'],
    ['cardExpiry', ['527', '5/27', '5-27'], '05/27'],
    ['cardExpiry', ['1/2'], '01/2'],
    ['date', ['04052026', '4/5/2026', '452026', '4-5-2026', '4.5.2026'], '04/05/2026'],
    ['date', ['12/31/1999'], '12/31/1999'],
    ['birthDate', ['1-04-1990'], '01/04/1990'],
  ] as const)('SCHEMA-2: in %s, %j are typed with or without separators as %s', (field, typed, text) =>
    expect(typed.map((keys) => typedKeyByKey(field, keys))).toEqual(typed.map(() => text)),
  );

  it('deleting, or typing in the middle, inserts nothing', () => {
    expect(applyEdit(FIELDS.date, '04/', '04').value).toBe('04');
    expect(applyEdit(FIELDS.date, '04/05/2026', '0/05/2026').value).toBe('0/05/2026');
    expect(applyEdit(FIELDS.cardExpiry, '1/27', '12/27').value).toBe('12/27');
  });

  it('an amount, a phone number and a zip code are formatted when the user leaves the field', () => {
    expect(committedValue(FIELDS.amount, '1234.5')).toBe('1,234.50');
    expect(committedValue(FIELDS.amount, '$30.')).toBe('30.00');
    expect(committedValue(FIELDS.amount, '1.2.3')).toBe('1.2.3');
    expect(committedValue(FIELDS.phone, '6145550119')).toBe('(614) 555-0119');
    expect(committedValue(FIELDS.zip, '481041234')).toBe('48104-1234');
    expect(committedValue(FIELDS.zip, '48104')).toBe('48104');
    expect(committedValue(FIELDS.cardExpiry, '12/')).toBe('12');
    expect(committedValue(FIELDS.date, '04/05/')).toBe('04/05');
    expect(committedValue(FIELDS.date, '1-25-1980')).toBe('01/25/1980');
    expect(committedValue(FIELDS.date, '12/31/26')).toBe('12/31/2026');
  });

  it('a year of two digits is in this century, and a birth year is the latest one that is not in the future', () => {
    const left = (typed: string, today?: string) => committedValue(FIELDS.birthDate, typed, today);
    expect(left('01/05/85', '2026-03-02')).toBe('01/05/1985');
    expect(left('03/02/26', '2026-03-02')).toBe('03/02/2026');
    expect(left('03/03/26', '2026-03-02')).toBe('03/03/1926');
    expect(left('02/30/85', '2026-03-02')).toBe('02/30/85');
    expect(left('01/05/85')).toBe('01/05/85');
    expect(committedValue(FIELDS.date, '04/05/26', '2026-03-02')).toBe('04/05/2026');
  });

  it.each([
    ['birthDate', 'Jan 25, 1980', '01/25/1980'],
    ['birthDate', '1980-04-12', '04/12/1980'],
    ['birthDate', '12 April 1980', '04/12/1980'],
    ['birthDate', '1-25-1980', '01/25/1980'],
    ['cardExpiry', '12/2028', '12/28'],
    ['cardExpiry', '5 / 2028', '05/28'],
    ['phone', '+1 614.555.0119', '(614) 555-0119'],
    ['phone', '1-614-555-0119', '(614) 555-0119'],
  ] as const)('in %s, %s can be pasted', (field, pasted, text) => {
    expect(applyEdit(FIELDS[field], '', pasted)).toEqual({ value: text, refusal: null });
  });

  it('a pasted text that is not a date never becomes one', () => {
    for (const pasted of ['Feb 30, 1980', 'Jan 25, 80', '1980-13-40'])
      expect(
        fieldMessage(
          FIELDS.birthDate,
          committedValue(FIELDS.birthDate, applyEdit(FIELDS.birthDate, '', pasted).value),
        ),
      ).toBe('Enter a valid date (MM/DD/YYYY)');
  });

  it('a field shows which characters it accepts', () => {
    const refusals = (['amount', 'quantity', 'phone', 'zip', 'date'] as const).map(
      (field) => applyEdit(FIELDS[field], '', 'x').refusal,
    );
    expect(refusals).toEqual([
      'You can only use numbers, periods, and commas',
      'You can only use numbers',
      'You can only use numbers, spaces, and ( ) . + -',
      'You can only use numbers and hyphens',
      'You can only use numbers, slashes, hyphens, and periods',
    ]);
  });
});

describe('money and days', () => {
  it('parsing a formatted amount returns the same cents', () => {
    expect([formatAmount(5), formatAmount(3000), formatAmount(123_456_789)]).toEqual([
      '0.05',
      '30.00',
      '1,234,567.89',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(centsOf(formatAmount(cents))).toBe(cents);
      }),
    );
  });

  it('a refund is formatted with a minus sign', () => {
    expect([formatMoney(123_450), formatMoney(-1200)]).toEqual(['$1,234.50', '−$12.00']);
  });

  it('parsing a formatted date returns the same date', () => {
    expect([isoDateOf('04/05/2026'), isoDateOf('04/05/0026')]).toEqual(['2026-04-05', null]);
    expect(formatDate('soon')).toBe('soon');
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(isoDateOf(formatDate(iso))).toBe(iso);
      }),
    );
  });
});
