import { isoDateOf } from '../date/calendar.ts';
import { formatDate } from '../date/day.ts';
import type { Failure } from '../failure/failure.ts';
import { digitsOf } from '../text/digits.ts';
import { type FieldRules, fieldMessage } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import { MASKS } from '../text/masks.ts';
import { tidied } from '../text/text-filter.ts';
import type { Address } from './member.ts';

/** The fields of a patient's record that staff can change (API-8), with their rules (FIELD-1, SCHEMA-3 to SCHEMA-5). */
export const MEMBER_RULES = {
  firstName: FIELDS.givenName,
  lastName: FIELDS.surname,
  birthDate: FIELDS.birthDate,
  phone: FIELDS.phone,
  email: FIELDS.optionalEmail,
  line1: FIELDS.address,
  line2: FIELDS.address,
  city: FIELDS.address,
  state: FIELDS.state,
  zipCode: FIELDS.zip,
} as const satisfies Record<string, FieldRules>;
export type MemberField = keyof typeof MEMBER_RULES;
export const MEMBER_FIELDS = Object.keys(MEMBER_RULES) as MemberField[];
export type MemberTexts = Readonly<Record<MemberField, string>>;
type FieldMessages = Partial<Record<MemberField, string>>;

export const MEMBER_NAMES: MemberTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  phone: 'Phone',
  email: 'Email',
  line1: 'Street',
  line2: 'Apartment or suite',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
};
/** On a form. */
export const MEMBER_LABELS: MemberTexts = {
  ...MEMBER_NAMES,
  email: `${MEMBER_NAMES.email} (optional)`,
  line2: `${MEMBER_NAMES.line2} (optional)`,
};

export const NO_MEMBER_TEXTS = Object.fromEntries(MEMBER_FIELDS.map((field) => [field, ''])) as MemberTexts;

export interface MemberRecord {
  texts: MemberTexts;
  version: number;
}

/** Only fields that the user changed. */
export interface MemberChange {
  firstName?: string;
  lastName?: string;
  /** YYYY-MM-DD. */
  birthDate?: string;
  emailAddress?: string;
  phoneNumber?: string;
  address?: Address;
}

export function memberTexts(
  names: Pick<MemberTexts, 'firstName' | 'lastName' | 'email'>,
  birthDate: string,
  phone: string,
  { line1, line2, city, state, zipCode }: Address,
): MemberTexts {
  return {
    ...names,
    birthDate: formatDate(birthDate),
    phone: MASKS.phone.leaving(phone),
    line1,
    line2,
    city,
    state,
    zipCode: MASKS.zip.leaving(zipCode),
  };
}

const isOther = (before: MemberTexts, texts: MemberTexts) => (field: MemberField) =>
  tidied(before[field]) !== tidied(texts[field]);

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'zipCode'] as const satisfies MemberField[];
const isOfAddress = (field: MemberField) => ADDRESS_FIELDS.some((name) => name === field);

/** An address is sent as a whole. */
function sentFields(before: MemberTexts, texts: MemberTexts): MemberField[] {
  const other = isOther(before, texts);
  const hasAddress = ADDRESS_FIELDS.some(other);
  return MEMBER_FIELDS.filter((field) => (isOfAddress(field) ? hasAddress : other(field)));
}

/** The specification's messages for names and phone also cover empty fields (SCHEMA-3, SCHEMA-4). */
export function memberMessage(field: MemberField, text: string, today: string): string | null {
  if (field === 'birthDate' && tidied(text) === '') return 'Date of birth is required';
  return fieldMessage(MEMBER_RULES[field], text, today);
}

/** Fields that the user did not change are not validated. */
export function memberMessages(before: MemberTexts, texts: MemberTexts, today: string): FieldMessages {
  const sent = sentFields(before, texts);
  const messages = sent.map((field) => [field, memberMessage(field, texts[field], today)]);
  return Object.fromEntries(messages.filter(([, message]) => message !== null));
}

export const isMemberChanged = (before: MemberTexts, texts: MemberTexts): boolean =>
  MEMBER_FIELDS.some(isOther(before, texts));

export function memberChange(before: MemberTexts, texts: MemberTexts): MemberChange {
  const other = isOther(before, texts);
  const sent = (field: MemberField) => (other(field) ? tidied(texts[field]) : before[field]);
  const address = ADDRESS_FIELDS.some(other) && {
    line1: sent('line1'),
    line2: sent('line2'),
    city: sent('city'),
    state: sent('state'),
    zipCode: sent('zipCode').replace('-', ''),
  };
  return {
    ...(other('firstName') && { firstName: sent('firstName') }),
    ...(other('lastName') && { lastName: sent('lastName') }),
    ...(other('birthDate') && { birthDate: isoDateOf(sent('birthDate')) ?? '' }),
    ...(other('email') && { emailAddress: sent('email') }),
    ...(other('phone') && { phoneNumber: digitsOf(sent('phone')) }),
    ...(address && { address }),
  };
}

/** The stored record of a 409, as parsed by the API module. */
export const storedMember = ({ code, current = [] }: Failure): MemberRecord | undefined =>
  code === 'memberChanged' ? (current as readonly MemberRecord[])[0] : undefined;

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

/** The server's messages for fields of the form. */
export function memberRefusals({ validationErrors = [] }: Failure): FieldMessages {
  const refusals = validationErrors.flatMap(({ field, message }) => {
    const name = OF_THE_SERVER[field];
    return name === undefined ? [] : [[name, message] as const];
  });
  return Object.fromEntries(refusals);
}
