import { isoDateOf } from '../date/calendar.ts';
import { digitsOf } from '../text/digits.ts';
import { tidied } from '../text/text-filter.ts';
import { MEMBER_FIELDS, type MemberField, type MemberTexts, memberMessage } from './member-edit.ts';

/** In the contract's format. */
export interface NewPatient {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  emailAddress: string;
  phoneNumber: string;
  address: { line1: string; line2: string; city: string; state: string; zipCode: string };
}

export function newPatientIn(texts: MemberTexts): NewPatient {
  return {
    firstName: tidied(texts.firstName),
    lastName: tidied(texts.lastName),
    birthDate: isoDateOf(tidied(texts.birthDate)) ?? '',
    emailAddress: tidied(texts.email),
    phoneNumber: digitsOf(texts.phone),
    address: {
      line1: tidied(texts.line1),
      line2: tidied(texts.line2),
      city: tidied(texts.city),
      state: texts.state,
      zipCode: tidied(texts.zipCode).replace('-', ''),
    },
  };
}

const STREET = 'Street is required';
const CITY = 'City is required';

/** A new patient needs a street and a city. */
export function newPatientMessages(texts: MemberTexts, today: string): Partial<Record<MemberField, string>> {
  const messages = MEMBER_FIELDS.map((field) => [field, messageOf(field, texts[field], today)] as const);
  return Object.fromEntries(messages.filter(([, message]) => message !== null));
}

function messageOf(field: MemberField, text: string, today: string): string | null {
  if (field === 'line1' && tidied(text) === '') return STREET;
  if (field === 'city' && tidied(text) === '') return CITY;
  return memberMessage(field, text, today);
}
