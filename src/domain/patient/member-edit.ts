import { isoDateOf } from '../date/calendar.ts';
import { writtenDate } from '../date/day.ts';
import type { Failure } from '../failure/failure.ts';
import { phoneDigits } from '../text/phone-digits.ts';
import { applyEdit, type TextEdit, type TextLimits, tidied, tidiedOnLeaving } from '../text/text-filter.ts';
import { CHECKS } from '../text/validation.ts';
import { WRITINGS, type WritingName, writtenWhileTyping } from '../text/writing.ts';
import type { Address } from './member.ts';

/** What of a patient's record is edited here (API-8). */
export const MEMBER_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'email',
  'line1',
  'line2',
  'city',
  'state',
  'zipCode',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];
export type MemberTexts = Readonly<Record<MemberField, string>>;
type FieldMessages = Partial<Record<MemberField, string>>;

/** Before a record has been read. */
export const NO_MEMBER_TEXTS: MemberTexts = {
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
};

/** A patient's record as it was read, and which version of it that was. */
export interface MemberRecord {
  texts: MemberTexts;
  version: number;
}

/** What the server is to change: only what is another than it was. */
export interface MemberChange {
  firstName?: string;
  lastName?: string;
  /** YYYY-MM-DD. */
  birthDate?: string;
  emailAddress?: string;
  phoneNumber?: string;
  address?: Address;
}

interface FieldRule extends TextLimits {
  written?: WritingName;
  check: (value: string, today: string) => string | null;
}

const PERSON = { filter: 'personName', maxLength: 25 } as const;
const ADDRESS = { filter: 'personName', maxLength: 60, check: () => null } as const;

function birthDateMessage(value: string, today: string): string | null {
  const day = isoDateOf(value);
  if (day === null) return CHECKS.date(value);
  return day > today ? 'The birth date is in the future.' : null;
}

const stateMessage = (value: string) => (/^[A-Z]{2}$/.test(value) ? null : 'State must be 2 letters');

/** What each field lets in, how it is written, and when it is wrong (FIELD-1, SCHEMA-3 to SCHEMA-5). */
const RULES: Record<MemberField, FieldRule> = {
  firstName: { ...PERSON, check: CHECKS.givenName },
  lastName: { ...PERSON, check: CHECKS.surname },
  birthDate: { filter: 'date', maxLength: 10, written: 'date', check: birthDateMessage },
  phone: { filter: 'phone', maxLength: 20, written: 'phone', check: CHECKS.phone },
  email: { filter: 'emailExtended', maxLength: 50, check: CHECKS.loginEmail },
  line1: ADDRESS,
  line2: ADDRESS,
  city: ADDRESS,
  state: { filter: 'text', maxLength: 2, check: stateMessage },
  zipCode: { filter: 'zip', maxLength: 10, written: 'zip', check: CHECKS.zip },
};

/** The texts of a record as they stand in the fields at first. */
export function memberTexts(
  names: Pick<MemberTexts, 'firstName' | 'lastName' | 'email'>,
  birthDate: string,
  phone: string,
  { line1, line2, city, state, zipCode }: Address,
): MemberTexts {
  return {
    ...names,
    birthDate: writtenDate(birthDate),
    phone: WRITINGS.phone.leaving(phone),
    line1,
    line2,
    city,
    state,
    zipCode: WRITINGS.zip.leaving(zipCode),
  };
}

/** What an edit leaves in a field. */
export function editedMemberText(field: MemberField, before: string, after: string): TextEdit {
  const { written = 'asTyped', ...limits } = RULES[field];
  const edit = applyEdit(before, after, limits);
  const value = writtenWhileTyping(written, before, edit.value);
  return { ...edit, value: field === 'state' ? value.toUpperCase() : value };
}

/** A text as its field is left. */
export function leftMemberText(field: MemberField, text: string): string {
  return WRITINGS[RULES[field].written ?? 'asTyped'].leaving(tidiedOnLeaving(text));
}

const isOther = (before: MemberTexts, texts: MemberTexts) => (field: MemberField) =>
  tidied(before[field]) !== tidied(texts[field]);

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'zipCode'] as const satisfies MemberField[];
const isOfAddress = (field: MemberField) => ADDRESS_FIELDS.some((name) => name === field);

/** The fields that are sent: each that is another than it was, an address whole. */
function sentFields(before: MemberTexts, texts: MemberTexts): MemberField[] {
  const other = isOther(before, texts);
  const hasAddress = ADDRESS_FIELDS.some(other);
  return MEMBER_FIELDS.filter((field) => (isOfAddress(field) ? hasAddress : other(field)));
}

/** What is wrong with each field that is sent, by its own rule; what nobody changed may be as it was. */
export function memberMessages(before: MemberTexts, texts: MemberTexts, today: string): FieldMessages {
  const sent = sentFields(before, texts);
  const messages = sent.map((field) => [field, RULES[field].check(tidied(texts[field]), today)]);
  return Object.fromEntries(messages.filter(([, message]) => message !== null));
}

export const isMemberChanged = (before: MemberTexts, texts: MemberTexts): boolean =>
  MEMBER_FIELDS.some(isOther(before, texts));

/** What is sent: an address always whole, the rest as far as it is another. */
export function memberChange(before: MemberTexts, texts: MemberTexts): MemberChange {
  const other = isOther(before, texts);
  const said = (field: MemberField) => tidied(texts[field]);
  const address = ADDRESS_FIELDS.some(other) && {
    line1: said('line1'),
    line2: said('line2'),
    city: said('city'),
    state: said('state'),
    zipCode: said('zipCode').replace('-', ''),
  };
  return {
    ...(other('firstName') && { firstName: said('firstName') }),
    ...(other('lastName') && { lastName: said('lastName') }),
    ...(other('birthDate') && { birthDate: isoDateOf(said('birthDate')) ?? '' }),
    ...(other('email') && { emailAddress: said('email') }),
    ...(other('phone') && { phoneNumber: phoneDigits(said('phone')) }),
    ...(address && { address }),
  };
}

const OF_THE_SERVER: Readonly<Record<string, MemberField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  phoneNumber: 'phone',
  emailAddress: 'email',
  'address.line1': 'line1',
  'address.line2': 'line2',
  'address.city': 'city',
  'address.state': 'state',
  'address.zipCode': 'zipCode',
};

/** What the server says against a value, at its field; nothing where it is about something else. */
export function memberRefusals({ validationErrors = [] }: Failure): FieldMessages {
  const refusals = validationErrors.flatMap(({ field, message }) => {
    const name = OF_THE_SERVER[field];
    return name === undefined ? [] : [[name, message] as const];
  });
  return Object.fromEntries(refusals);
}
