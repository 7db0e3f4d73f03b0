import { formatDate } from '../date/day.ts';
import { readDay } from '../date/day-reading.ts';
import { formatPhone } from '../text/phone.ts';

export const PATIENT_QUERY_MAX_LENGTH = 100;
const MEMBER_ID_LENGTH = 8;
/** No area code begins with 1. */
const COUNTRY_CODE = /^1(?=\d)/;

/** How the search box was read. Days are YYYY-MM-DD. */
export type PatientQuery =
  | { kind: 'everybody' }
  /** First and last name in either order. */
  | { kind: 'name'; name: string }
  | { kind: 'surnameFirst'; lastName: string; firstName: string }
  | { kind: 'birthDate'; birthDate: string }
  /** The user is still typing a birth date. */
  | { kind: 'unfinishedDate' }
  | { kind: 'noSuchDay'; written: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; digits: string }
  | { kind: 'memberId'; memberId: string };

/** API-5. A missing filter matches every patient. */
export interface PatientFilters {
  memberId?: string;
  firstName?: string;
  lastName?: string;
  /** YYYY-MM-DD. */
  birthDate?: string;
  email?: string;
  /** First and last name in either order. Our extension. */
  name?: string;
  /** The first digits of a phone number. Our extension. */
  phone?: string;
}

/** `today` is in the practice's time zone, YYYY-MM-DD. */
export function readPatientQuery(typed: string, today: string): PatientQuery {
  const text = tidied(typed);
  if (text === '') return { kind: 'everybody' };
  return readEmail(text) ?? readBirthDate(text, today) ?? readNumber(text) ?? readName(text);
}

/** `date of birth 04/12/1980`; empty if nothing was typed. */
export function patientQueryWords(query: PatientQuery): string {
  switch (query.kind) {
    case 'everybody':
      return '';
    case 'name':
      return `name ${query.name}`;
    case 'surnameFirst':
      return [part('last name', query.lastName), part('first name', query.firstName)]
        .filter((words) => words !== '')
        .join(', ');
    case 'birthDate':
      return `date of birth ${formatDate(query.birthDate)}`;
    case 'unfinishedDate':
      return 'date of birth (keep typing: MM/DD/YYYY)';
    case 'noSuchDay':
      return `date of birth ${query.written}, which isn’t a valid date`;
    case 'email':
      return `email ${query.email}`;
    case 'phone':
      return `phone ${formatPhone(query.digits)}`;
    case 'memberId':
      return `member ID ${query.memberId}`;
  }
}

/** Null while the text can't be searched for. */
export function filtersOfQuery(query: PatientQuery): PatientFilters | null {
  switch (query.kind) {
    case 'everybody':
      return {};
    case 'name':
      return { name: query.name };
    case 'surnameFirst':
      return {
        ...(query.lastName !== '' && { lastName: query.lastName }),
        ...(query.firstName !== '' && { firstName: query.firstName }),
      };
    case 'birthDate':
      return { birthDate: query.birthDate };
    case 'unfinishedDate':
    case 'noSuchDay':
      return null;
    case 'email':
      return { email: query.email };
    case 'phone':
      return { phone: query.digits };
    case 'memberId':
      return { memberId: query.memberId };
  }
}

/** Control characters never reach the server, and repeated spaces count once. */
function tidied(typed: string): string {
  const words = typed.replace(/[\s\p{Cc}]+/gu, ' ');
  return [...words.trim()].slice(0, PATIENT_QUERY_MAX_LENGTH).join('').trim();
}

/** An address, or a part that no name has: a digit among letters, or a dot between words. */
function readEmail(text: string): PatientQuery | null {
  const isAddress = text.includes('@');
  const isPart = /^[\w.+-]+$/.test(text) && /[a-z]{2}\.[a-z]{2}|[a-z]\d|[a-z]_/i.test(text);
  return isAddress || isPart ? { kind: 'email', email: text.replaceAll(' ', '') } : null;
}

function readBirthDate(text: string, today: string): PatientQuery | null {
  const reading = readDay(text, today);
  if (reading.kind === 'day') return { kind: 'birthDate', birthDate: reading.day };
  if (reading.kind === 'unfinished') return { kind: 'unfinishedDate' };
  return reading.kind === 'noSuchDay' ? { kind: 'noSuchDay', written: text } : null;
}

/** Up to eight digits are a member id. More digits, or digits with signs, are a phone number. */
function readNumber(text: string): PatientQuery | null {
  if (!/^[\d ().+-]*\d[\d ().+-]*$/.test(text)) return null;
  if (/^\d+$/.test(text) && text.length <= MEMBER_ID_LENGTH) return { kind: 'memberId', memberId: text };
  return { kind: 'phone', digits: text.replace(/\D/g, '').replace(COUNTRY_CODE, '') };
}

function readName(text: string): PatientQuery {
  const comma = text.indexOf(',');
  if (comma === -1) return { kind: 'name', name: text };
  const lastName = text.slice(0, comma).trim();
  const firstName = text.slice(comma + 1).trim();
  return lastName === '' && firstName === ''
    ? { kind: 'everybody' }
    : { kind: 'surnameFirst', lastName, firstName };
}

const part = (name: string, value: string) => (value === '' ? '' : `${name} ${value}`);
