import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#domain/date/day.ts';
import { filtersOfText, patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import { times } from '../../support/depth.ts';

const TODAY = '2026-11-22';
const read = (typed: string) => readPatientQuery(typed, TODAY);
const wordsOf = (typed: string) => patientQueryWords(read(typed));
const filtersOf = (typed: string) => filtersOfText(typed, TODAY);
const bornOn = (birthDate: string, name: object | null = null) => ({ kind: 'birthDate', birthDate, name });
const numRuns = times(20_000, 1000);

describe('the search box of the patient search (API-5)', () => {
  it('recognizes a birth date in each format that staff type, and shows it', () => {
    const forms = [
      '4/12/1980',
      '04/12/1980',
      '4-12-1980',
      '04-12-80',
      '4.12.80',
      '4/12/80',
      '1980-04-12',
      '1980/4/12',
      'Apr 12 1980',
      'apr 12, 1980',
      'April 12th, 1980',
      'Apr. 12 80',
      '12 Apr 1980',
      ' 4/12/1980 ',
    ];
    expect(forms.map(read)).toEqual(forms.map(() => bornOn('1980-04-12')));
    expect(new Set(forms.map(wordsOf))).toEqual(new Set(['date of birth 04/12/1980']));
  });

  it('reads text without a letter or digit as no search', () => {
    expect(['.', "'", '- ', '"', ' ,', '…'].map((typed) => read(typed).kind)).toEqual(Array(6).fill('all'));
    expect([read('@').kind, read('é').kind]).toEqual(['email', 'name']);
  });

  it('reads a two-digit year as the latest year that is not in the future', () => {
    expect(read('11/22/26')).toEqual(bornOn('2026-11-22'));
    expect(read('11/23/26')).toEqual(bornOn('1926-11-23'));
    expect(read('2/29/24')).toEqual(bornOn('2024-02-29'));
    expect(read('1/1/27')).toEqual(bornOn('1927-01-01'));
  });

  it('starts no search while a birth date is incomplete', () => {
    const keys = ['4/', '4/1', '4/12', '4/12/', '4/12/1', '4/12/198', '04-', '04-12', '04-12-8'];
    const more = ['1980-', '1980-04', '1980-04-', 'Apr 1', 'Apr 12', 'Apr 12 1', 'Apr 12 198', '12 Apr'];
    for (const typed of [...keys, ...more]) {
      expect([typed, filtersOf(typed), wordsOf(typed)]).toEqual([
        typed,
        null,
        'date of birth (keep typing: MM/DD/YYYY)',
      ]);
    }
  });

  it('shows that a date is invalid, and starts no search', () => {
    expect([filtersOf('2/30/1980'), wordsOf('2/30/1980')]).toEqual([
      null,
      'date of birth 2/30/1980, which isn’t a valid date',
    ]);
    expect(
      ['13/01/1980', '2/29/1981', '00/10/1980', 'Feb 30 1980', '01/01/0000', 'Ada 2/30/1980'].map(filtersOf),
    ).toEqual(Array(6).fill(null));
  });

  it('recognizes an email by @, and parts of one that can or cannot be a name', () => {
    const emails = ['ada@example', 'ada.marlowe80', 'marlowe80'];
    expect(emails.map(read)).toEqual(emails.map((email) => ({ kind: 'email', email })));
    expect(wordsOf('ada.marlowe@example.test')).toBe('email ada.marlowe@example.test');
    expect([read('St.John'), wordsOf('St.John')]).toEqual([
      { kind: 'nameOrEmail', text: 'St.John' },
      'name or email St.John',
    ]);
    expect(read('J.R.')).toEqual({ kind: 'name', name: 'J.R.' });
  });

  it('reads digits as a phone number, an ID or a birth date, and digits with punctuation as a phone number', () => {
    const number = (digits: string, birthDate: string | null = null) => ({
      kind: 'number',
      digits,
      birthDate,
    });
    expect(['141', '0142', '5550142'].map(read)).toEqual([number('141'), number('0142'), number('5550142')]);
    expect(['04121980', '10000001', '10010000'].map(read)).toEqual([
      number('04121980', '1980-04-12'),
      number('10000001'),
      number('10010000'),
    ]);
    expect(['141', '0142', '10000001', '04121980', '12075550142'].map(wordsOf)).toEqual([
      'phone or ID beginning with 141',
      'phone or ID beginning or ending with 0142',
      'phone or ID 10000001',
      'date of birth 04/12/1980, phone or ID 04121980',
      'phone (207) 555-0142 or ID 12075550142',
    ]);
    const phones = ['(614) 555-0119', '614-555-0119', '614.555.0119', '614/555-0119', '+1 614 555 0119'];
    expect(phones.map(read)).toEqual(phones.map(() => ({ kind: 'phone', digits: '6145550119' })));
    expect(['614.555.0119', '555-0119', '(61'].map(wordsOf)).toEqual([
      'phone (614) 555-0119',
      'phone beginning or ending with 5550119',
      'phone beginning with 61',
    ]);
    expect(read('1-614-555')).toEqual({ kind: 'phone', digits: '614555' });
    expect([read('S01000162'), wordsOf('sub-100')]).toEqual([
      { kind: 'subscriberId', id: 'S01000162' },
      'subscriber ID or email sub-100',
    ]);
  });

  it('reads a name in either order; a comma follows the last name', () => {
    const surnameFirst = (lastName: string, firstName: string) => ({
      kind: 'surnameFirst',
      lastName,
      firstName,
    });
    expect([read('Ada Marlowe'), wordsOf('Ada Marlowe')]).toEqual([
      { kind: 'name', name: 'Ada Marlowe' },
      'name “Ada Marlowe”',
    ]);
    expect([read('Marlowe, Ada'), wordsOf('Marlowe, Ada')]).toEqual([
      surnameFirst('Marlowe', 'Ada'),
      'last name “Marlowe”, first name “Ada”',
    ]);
    expect([read('Marlowe,'), read(', Ada')]).toEqual([surnameFirst('Marlowe', ''), surnameFirst('', 'Ada')]);
    expect(wordsOf('  Núñez   O’Hara ')).toBe('name “Núñez O’Hara”');
    expect(read('May')).toEqual({ kind: 'name', name: 'May' });
  });

  it('reads a name and a birth date in either order', () => {
    const marlowe = bornOn('1980-04-12', { kind: 'name', name: 'Ada Marlowe' });
    const texts = ['Ada Marlowe 4/12/1980', 'ada Marlowe, apr 12 1980', '04121980 Ada Marlowe'];
    expect(texts.map(read)).toEqual([
      marlowe,
      bornOn('1980-04-12', { kind: 'name', name: 'ada Marlowe' }),
      marlowe,
    ]);
    expect(texts.map(wordsOf)[0]).toBe('name “Ada Marlowe”, date of birth 04/12/1980');
    expect(filtersOf('Ada Marlowe 4/12')).toBeNull();
  });

  it('an empty box filters nothing', () => {
    expect([filtersOf(''), filtersOf('  \t '), filtersOf(' , '), wordsOf('')]).toEqual([{}, {}, {}, '']);
  });

  it('reads every day of two centuries the same in each format', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-22'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-').map(Number);
        const forms = [`${month}/${dayOfMonth}/${year}`, iso, `${month}-${dayOfMonth}-${year}`];
        const said = `date of birth ${iso.slice(5, 7)}/${iso.slice(8)}/${year}`;
        for (const form of forms) expect([read(form), wordsOf(form)]).toEqual([bornOn(iso), said]);
      }),
      { numRuns },
    );
  });

  it('never searches for an invalid date, and never throws, for any text', () => {
    const pieces = fc.constantFrom(
      '4',
      '12',
      '0',
      '1980',
      '/',
      '-',
      '.',
      ',',
      ' ',
      '@',
      '(',
      'apr',
      'Ada',
      'é',
      '\u0000',
    );
    const typed = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const filters = filtersOf(text);
        expect(wordsOf(text) !== '').toBe(/[\p{L}\p{N}@+_]/u.test(text));
        for (const value of Object.values(filters ?? {})) {
          expect(value).toMatch(/^[^\p{Cc}]{1,100}$/u);
        }
        const query = read(text);
        if (query.kind !== 'birthDate') return;
        const [year = 0, month = 0, day = 0] = query.birthDate.split('-').map(Number);
        expect(isoDate(year, month, day)).toBe(query.birthDate);
      }),
      { numRuns },
    );
  });

  it('reads its own formatted result the same way again', () => {
    const word = fc
      .stringMatching(/^[A-Z][a-z]{2,9}$/)
      .filter((name) => !/^(jan|feb|mar|apr|may|ju|aug|sep|oct|nov|dec)/i.test(name));
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(read(`  ${first}   ${last} `)).toEqual({ kind: 'name', name: `${first} ${last}` });
        expect(read(`${last} ,${first}`)).toEqual({
          kind: 'surnameFirst',
          lastName: last,
          firstName: first,
        });
      }),
      { numRuns },
    );
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(digits, (phone) => {
        const written = wordsOf(phone).replace(/^phone (.*) or ID .*$/, '$1');
        expect(read(written)).toEqual({ kind: 'phone', digits: phone });
      }),
      { numRuns },
    );
  });
});
