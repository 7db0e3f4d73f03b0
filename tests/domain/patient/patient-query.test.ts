import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#domain/date/day.ts';
import { filtersOfQuery, patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import { times } from '../../support/depth.ts';

const TODAY = '2026-11-22';
const read = (typed: string) => readPatientQuery(typed, TODAY);
const wordsOf = (typed: string) => patientQueryWords(read(typed));
const filtersOf = (typed: string) => filtersOfQuery(read(typed));
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
      '04121980',
      'Apr 12 1980',
      'apr 12, 1980',
      'April 12th, 1980',
      'Apr. 12 80',
      '12 Apr 1980',
      ' 4/12/1980 ',
    ];
    expect(forms.map(filtersOf)).toEqual(forms.map(() => ({ birthDate: '1980-04-12' })));
    expect(new Set(forms.map(wordsOf))).toEqual(new Set(['date of birth 04/12/1980']));
  });

  it('reads a two-digit year as the latest year that is not in the future', () => {
    expect(filtersOf('11/22/26')).toEqual({ birthDate: '2026-11-22' });
    expect(filtersOf('11/23/26')).toEqual({ birthDate: '1926-11-23' });
    expect(filtersOf('2/29/24')).toEqual({ birthDate: '2024-02-29' });
    expect(filtersOf('1/1/27')).toEqual({ birthDate: '1927-01-01' });
  });

  it('starts no search while a birth date is incomplete', () => {
    const keys = [
      '4/',
      '4/1',
      '4/12',
      '4/12/',
      '4/12/1',
      '4/12/198',
      '0',
      '0412198',
      '04-',
      '04-12',
      '04-12-8',
    ];
    const more = ['1980-', '1980-04', '1980-04-', 'Apr 1', 'Apr 12', 'Apr 12 1', 'Apr 12 198', '12 Apr'];
    for (const typed of [...keys, ...more]) {
      expect([typed, filtersOf(typed), wordsOf(typed)]).toEqual([
        typed,
        null,
        'date of birth (keep typing: MM/DD/YYYY)',
      ]);
    }
  });

  it('shows that a date is not valid, and starts no search', () => {
    expect([filtersOf('2/30/1980'), wordsOf('2/30/1980')]).toEqual([
      null,
      'date of birth 2/30/1980, which isn’t a valid date',
    ]);
    expect(['13/01/1980', '2/29/1981', '00/10/1980', '02301980', 'Feb 30 1980'].map(filtersOf)).toEqual(
      Array(5).fill(null),
    );
  });

  it('recognizes an email by @, and parts of one that cannot be a name', () => {
    expect(filtersOf('ada@example')).toEqual({ email: 'ada@example' });
    expect(filtersOf('ada.marlowe')).toEqual({ email: 'ada.marlowe' });
    expect(filtersOf('marlowe80')).toEqual({ email: 'marlowe80' });
    expect(wordsOf('ada.marlowe@example.test')).toBe('email ada.marlowe@example.test');
    expect(filtersOf('J.R.')).toEqual({ name: 'J.R.' });
  });

  it('reads up to 8 digits as a member ID, and phone numbers with or without punctuation', () => {
    expect([filtersOf('1000'), wordsOf('10000001')]).toEqual([{ memberId: '1000' }, 'member ID 10000001']);
    const phones = ['6145550119', '(614) 555-0119', '614-555-0119', '614.555.0119', '+1 614 555 0119'];
    expect(phones.map(filtersOf)).toEqual(phones.map(() => ({ phone: '6145550119' })));
    expect(wordsOf('614.555.0119')).toBe('phone (614) 555-0119');
    expect(filtersOf('(614) 5')).toEqual({ phone: '6145' });
    expect(filtersOf('614555011')).toEqual({ phone: '614555011' });
    expect(filtersOf('1-614-555')).toEqual({ phone: '614555' });
  });

  it('reads a name in either order; before a comma stands the last name', () => {
    expect([filtersOf('Ada Marlowe'), wordsOf('Ada Marlowe')]).toEqual([
      { name: 'Ada Marlowe' },
      'name Ada Marlowe',
    ]);
    expect([filtersOf('Marlowe, Ada'), wordsOf('Marlowe, Ada')]).toEqual([
      { lastName: 'Marlowe', firstName: 'Ada' },
      'last name Marlowe, first name Ada',
    ]);
    expect(filtersOf('Marlowe,')).toEqual({ lastName: 'Marlowe' });
    expect(filtersOf(', Ada')).toEqual({ firstName: 'Ada' });
    expect(wordsOf('  Núñez   O’Hara ')).toBe('name Núñez O’Hara');
    expect(filtersOf('May')).toEqual({ name: 'May' });
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
        for (const form of forms)
          expect([filtersOf(form), wordsOf(form)]).toEqual([{ birthDate: iso }, said]);
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
        expect(text.trim() === '' || wordsOf(text) !== '' || text.replace(/[\s\p{Cc},]/gu, '') === '').toBe(
          true,
        );
        for (const value of Object.values(filters ?? {})) {
          expect(value).toMatch(/^[^\p{Cc}]{1,100}$/u);
        }
        const { birthDate } = filters ?? {};
        if (birthDate === undefined) return;
        const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
        expect(isoDate(year, month, day)).toBe(birthDate);
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
        expect(filtersOf(`  ${first}   ${last} `)).toEqual({ name: `${first} ${last}` });
        expect(filtersOf(`${last} ,${first}`)).toEqual({ lastName: last, firstName: first });
      }),
      { numRuns },
    );
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(digits, (phone) => {
        const spoken = wordsOf(phone).replace('phone ', '');
        expect([filtersOf(phone), filtersOf(spoken)]).toEqual([{ phone }, { phone }]);
      }),
      { numRuns },
    );
  });
});
