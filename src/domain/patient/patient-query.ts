import { formatDate } from '../date/day.ts';
import { readDay } from '../date/day-reading.ts';
import { digitsOf } from '../text/digits.ts';
import { formatPhone, withoutCountryCode } from '../text/phone.ts';
import { QUERY_FIELDS } from '../text/query-fields.ts';
import type { ChoiceField } from './patient-choices.ts';
import type { PatientView } from './patient-view.ts';

/** Fewer digits match the end of too many numbers. */
export const SHORTEST_ENDING = 4;
const PHONE_LENGTH = 10;
const DATE_LENGTH = 8;
const MEMBER_ID_LENGTH = 8;

export type NameQuery =
  /** First and last name in either order. */
  { kind: 'name'; name: string } | { kind: 'surnameFirst'; lastName: string; firstName: string };

/** How the search box was understood. Days are YYYY-MM-DD. */
export type PatientQuery =
  | { kind: 'all' }
  | NameQuery
  | { kind: 'birthDate'; birthDate: string; name: NameQuery | null }
  /** The user is still typing a birth date. */
  | { kind: 'unfinishedDate' }
  | { kind: 'noSuchDay'; written: string }
  | { kind: 'email'; email: string }
  /** Words with a dot between them, such as `St.John`. */
  | { kind: 'nameOrEmail'; text: string }
  /** The beginning of a phone number without the country code, or its end. */
  | { kind: 'phone'; digits: string }
  /** The last digits of an id or a phone number. Eight digits can also be a birth date. */
  | { kind: 'number'; digits: string; birthDate: string | null }
  /** Letters and digits: a subscriber id, or a part of an email. */
  | { kind: 'subscriberId'; id: string };

/** API-5. A missing filter matches every patient. */
export interface PatientFilters extends Partial<Record<ChoiceField, string>> {
  memberId?: string;
  firstName?: string;
  lastName?: string;
  /** YYYY-MM-DD. */
  birthDate?: string;
  email?: string;
  /** The text of a search box, which the server parses with `readPatientQuery`. Our extension. */
  text?: string;
  view?: PatientView;
}

/** `today` is in the practice's time zone, YYYY-MM-DD. */
export function readPatientQuery(typed: string, today: string): PatientQuery {
  const text = tidied(typed);
  if (!/[\p{L}\p{N}@+_]/u.test(text)) return { kind: 'all' };
  return (
    readNumber(text, today) ??
    readSubscriberId(text) ??
    readEmail(text) ??
    readBirthDate(text, today) ??
    readPhone(text) ??
    readNameAndBirthDate(text, today) ??
    readName(text)
  );
}

/** `date of birth 04/12/1980`; empty if nothing was typed. */
export function patientQueryWords(query: PatientQuery): string {
  switch (query.kind) {
    case 'all':
      return '';
    case 'name':
      return part('name', query.name);
    case 'surnameFirst':
      return [part('last name', query.lastName), part('first name', query.firstName)]
        .filter((words) => words !== '')
        .join(', ');
    case 'birthDate': {
      const words = `date of birth ${formatDate(query.birthDate)}`;
      return query.name ? `${patientQueryWords(query.name)}, ${words}` : words;
    }
    case 'unfinishedDate':
      return 'date of birth (keep typing: MM/DD/YYYY)';
    case 'noSuchDay':
      return `date of birth ${query.written}, which isn’t a valid date`;
    case 'email':
      return `email ${query.email}`;
    case 'nameOrEmail':
      return `name or email ${query.text}`;
    case 'phone':
      return phoneWords(query.digits);
    case 'number':
      return numberWords(query.digits, query.birthDate);
    case 'subscriberId':
      return `subscriber ID or email ${query.id}`;
  }
}

/** Null while the text is not searchable. */
export function filtersOfText(typed: string, today: string): PatientFilters | null {
  const { kind } = readPatientQuery(typed, today);
  if (kind === 'unfinishedDate' || kind === 'noSuchDay') return null;
  return kind === 'all' ? {} : { text: tidied(typed) };
}

/** Control characters never reach the server, and repeated spaces count once. */
function tidied(typed: string): string {
  const words = typed.replace(/[\s\p{Cc}]+/gu, ' ');
  return [...words.trim()].slice(0, QUERY_FIELDS.search.maxLength).join('').trim();
}

function readNumber(text: string, today: string): PatientQuery | null {
  if (!/^\d+$/.test(text)) return null;
  const reading = text.length === DATE_LENGTH ? readDay(text, today) : null;
  return { kind: 'number', digits: text, birthDate: reading?.kind === 'day' ? reading.day : null };
}

const readSubscriberId = (text: string): PatientQuery | null =>
  /^[a-z]{1,4}-?\d+$/i.test(text) ? { kind: 'subscriberId', id: text } : null;

/** An email address, or a part of one: with a digit or an underscore after a letter, or a dot between words. */
function readEmail(text: string): PatientQuery | null {
  const isAddress = text.includes('@');
  const isPart = /^[\w.+-]+$/.test(text) && /[a-z]{2}\.[a-z]{2}|[a-z]\d|[a-z]_/i.test(text);
  if (!isAddress && !isPart) return null;
  return /[@\d_+]/.test(text)
    ? { kind: 'email', email: text.replaceAll(' ', '') }
    : { kind: 'nameOrEmail', text };
}

function readBirthDate(text: string, today: string): PatientQuery | null {
  const reading = readDay(text, today);
  if (reading.kind === 'day') return { kind: 'birthDate', birthDate: reading.day, name: null };
  if (reading.kind === 'unfinished') return { kind: 'unfinishedDate' };
  return reading.kind === 'noSuchDay' ? { kind: 'noSuchDay', written: text } : null;
}

function readPhone(text: string): PatientQuery | null {
  if (!/^[\d ().+/-]*\d[\d ().+/-]*$/.test(text)) return null;
  return { kind: 'phone', digits: withoutCountryCode(digitsOf(text)) };
}

/** A name before or after a complete birth date. */
function readNameAndBirthDate(text: string, today: string): PatientQuery | null {
  const words = text.split(' ');
  for (let place = 1; place < words.length; place += 1) {
    const [head, tail] = [words.slice(0, place).join(' '), words.slice(place).join(' ')];
    const query = readBoth(head, tail, today) ?? readBoth(tail, head, today);
    if (query) return query;
  }
  return null;
}

function readBoth(name: string, date: string, today: string): PatientQuery | null {
  if (/\d/.test(name) || !/\p{L}/u.test(name)) return null;
  const query = readBirthDate(date, today);
  if (query?.kind !== 'birthDate') return query;
  return { ...query, name: readName(name.replace(/,$/, '')) };
}

function readName(text: string): NameQuery {
  const comma = text.indexOf(',');
  if (comma === -1) return { kind: 'name', name: text };
  const lastName = text.slice(0, comma).trim();
  const firstName = text.slice(comma + 1).trim();
  return { kind: 'surnameFirst', lastName, firstName };
}

function phoneWords(digits: string): string {
  if (digits.length >= PHONE_LENGTH) return `phone ${formatPhone(digits)}`;
  return digits.length < SHORTEST_ENDING
    ? `phone beginning with ${digits}`
    : `phone beginning or ending with ${digits}`;
}

function numberWords(digits: string, birthDate: string | null): string {
  if (birthDate !== null) return `date of birth ${formatDate(birthDate)}, phone or ID ${digits}`;
  if (digits.length < SHORTEST_ENDING) return `phone or ID beginning with ${digits}`;
  if (digits.length < MEMBER_ID_LENGTH) return `phone or ID beginning or ending with ${digits}`;
  return digits.length < PHONE_LENGTH
    ? `phone or ID ${digits}`
    : `phone ${formatPhone(withoutCountryCode(digits))} or ID ${digits}`;
}

const part = (name: string, value: string) => (value === '' ? '' : `${name} “${value}”`);
