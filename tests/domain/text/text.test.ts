import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committedValue, fieldMessage, serverValue } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import {
  type FilterName,
  filterEdit,
  TEXT_FILTERS,
  tidied,
  tidiedOnLeaving,
} from '#domain/text/text-filter.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const letIn = (filter: FilterName) =>
  ASCII.filter((character) => TEXT_FILTERS[filter].accepts.test(character)).join('');
const LETTERS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const sorted = (text: string) => [...text].sort().join('');

describe('the characters of a field', () => {
  it('FIELD-1: text accepts letters, numbers, spaces, and periods; email letters, numbers, periods, and @', () => {
    expect(sorted(letIn('text'))).toBe(sorted(`${LETTERS_AND_DIGITS} .`));
    expect(sorted(letIn('email'))).toBe(sorted(`${LETTERS_AND_DIGITS}.@`));
    expect(TEXT_FILTERS.text.accepts.test('é')).toBe(false);
  });

  it('FIELD-1: the other filters accept further characters', () => {
    expect(sorted(letIn('emailExtended'))).toBe(sorted(`${LETTERS_AND_DIGITS}.@_-+`));
    expect(sorted(letIn('personName'))).toBe(sorted(`${LETTERS_AND_DIGITS} .'-`));
    expect(sorted(letIn('address'))).toBe(sorted(`${LETTERS_AND_DIGITS} .'-,#&/()`));
    expect([...'éÑ漢ж’'].every((letter) => TEXT_FILTERS.personName.accepts.test(letter))).toBe(true);
  });

  it('LOGIN-4: a password accepts letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +', () => {
    expect(sorted(letIn('password'))).toBe(sorted(`${LETTERS_AND_DIGITS} .?^!*@#$%&/()=+`));
  });

  it('FIELD-1: only inserted characters are filtered; earlier ones stay', () => {
    const limits = { filter: 'text', maxLength: 10 } as const;
    expect(filterEdit("O'Hara", "O'Harab", limits)).toEqual({ value: "O'Harab", refusal: null });
    expect(filterEdit("O'Hara", "O'H-ara", limits).value).toBe("O'Hara");
    expect(filterEdit("O'Hara", "O'ra", limits)).toEqual({ value: "O'ra", refusal: null });
    expect(filterEdit('a name of more than ten', 'a name of more than te', limits).refusal).toBeNull();
    expect(filterEdit('a name of more than ten', 'a name of more than tenx', limits)).toEqual({
      value: 'a name of more than ten',
      refusal: 'At most 10 characters',
    });
  });

  it('FIELD-1: a letter of two UTF-16 units is never cut', () => {
    expect(filterEdit('', 'a𝒜', { filter: 'personName', maxLength: 2 }).value).toBe('a');
    expect(filterEdit('', 'a𝒜', { filter: 'personName', maxLength: 3 }).value).toBe('a𝒜');
  });

  it('FIELD-1: a field never contains a rejected character or too many', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<FilterName>('text', 'email', 'password'),
        (typed, filter) => {
          const { value } = filterEdit('', typed, { filter, maxLength: 25 });
          expect(value.length).toBeLessThanOrEqual(25);
          expect([...value].every((character) => TEXT_FILTERS[filter].accepts.test(character))).toBe(true);
        },
      ),
    );
  });
});

describe('the value of a field', () => {
  it('FIELD-2: is trimmed, with single spaces', () => {
    expect(tidied('  Main   Street  4 ')).toBe('Main Street 4');
    expect(serverValue(FIELDS.text, ' Main  St. ')).toBe('Main St.');
  });

  it('FIELD-2: loses a trailing period when the user leaves the field', () => {
    expect(['St.', 'St. .', ' St . ', '.', 'a.b'].map(tidiedOnLeaving)).toEqual([
      'St',
      'St',
      'St',
      '',
      'a.b',
    ]);
    expect(committedValue(FIELDS.text, ' Main  St. ')).toBe('Main St');
  });

  it('FIELD-2: trimming twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '.') }), (text) => {
        expect(tidiedOnLeaving(tidiedOnLeaving(text))).toBe(tidiedOnLeaving(text));
        expect(tidied(tidied(text))).toBe(tidied(text));
      }),
    );
  });

  it('FIELD-2: is never trimmed for a password', () => {
    expect([
      serverValue(FIELDS.loginPassword, ' a  b. '),
      committedValue(FIELDS.loginPassword, ' a  b. '),
    ]).toEqual([' a  b. ', ' a  b. ']);
  });
});

describe('the message of a field', () => {
  it('LOGIN-3: is `Email is required` or `Invalid email`', () => {
    expect(
      ['', '   ', 'ann', 'ann@', '@a.test', 'ann@a', 'ann@a..test', 'a.@b.test', 'a@b@c.test'].map((value) =>
        fieldMessage(FIELDS.loginEmail, value),
      ),
    ).toEqual(['Email is required', 'Email is required', ...Array(7).fill('Invalid email')]);
    for (const email of ['ann@a.test', 'front-desk+1@north_side.example.test', ' ann@a.test ']) {
      expect(fieldMessage(FIELDS.loginEmail, email)).toBeNull();
    }
  });

  it('LOGIN-4: is `Password is required` for an empty password', () => {
    expect([fieldMessage(FIELDS.loginPassword, ''), fieldMessage(FIELDS.loginPassword, ' ')]).toEqual([
      'Password is required',
      null,
    ]);
  });
});
