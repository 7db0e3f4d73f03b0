import { isAdult } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import { phoneDigits } from '#domain/text/phone-digits.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAbsentOr, isCalendarDay } from './entity-shape.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAnything, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];
type Absent = null | undefined;

/** What the portal reads of a member as received. */
export interface ReceivedMember
  extends Pick<
    Wire['Member'],
    'userId' | 'firstName' | 'lastName' | 'phoneNumber' | 'birthDate' | 'address' | 'subscriberIdentifier'
  > {
  fullName: string | Absent;
  emailAddress: string | Pick<Wire['EmailValue'], 'value'>;
  additionalProperties: { IsAddressVerified: unknown } | Absent;
  externalPatientId: string | Absent;
  externalPatientSource: string | Absent;
}

const isEmailValue = isRecordOf<Pick<Wire['EmailValue'], 'value'>>({ value: isText });
const isEmail: Guard<ReceivedMember['emailAddress']> = (value): value is ReceivedMember['emailAddress'] =>
  isText(value) || isEmailValue(value);

/** Whether something has the shape of a member as received (ENTITY-1). */
export const isReceivedMember = isRecordOf<ReceivedMember>({
  userId: isText,
  firstName: isText,
  lastName: isText,
  fullName: isAbsentOr(isText),
  phoneNumber: isText,
  emailAddress: isEmail,
  birthDate: isCalendarDay,
  address: isRecordOf<Wire['Address']>({
    city: isText,
    line1: isText,
    line2: isText,
    state: isText,
    zipCode: isText,
  }),
  additionalProperties: isAbsentOr(
    isRecordOf<{ IsAddressVerified: unknown }>({ IsAddressVerified: isAnything }),
  ),
  subscriberIdentifier: isText,
  externalPatientId: isAbsentOr(isText),
  externalPatientSource: isAbsentOr(isText),
});

/** What a member's adapter can't read from the member alone. */
export interface Circumstances {
  /** To a plan; null where the member is looked at without one, and so is nobody's primary member. */
  relationship: string | null;
  /** The practice's own day, YYYY-MM-DD (CONST-3). */
  today: string;
}

/** A member as received becomes one as the portal uses them (ENTITY-2). */
export function adaptedMember(received: ReceivedMember, { relationship, today }: Circumstances): Member {
  const { firstName, lastName, birthDate, emailAddress, subscriberIdentifier } = received;
  const { city, line1, line2, state, zipCode } = received.address;
  return {
    id: received.userId,
    firstName,
    lastName,
    name: nameOf(received),
    phone: phoneDigits(received.phoneNumber),
    email: typeof emailAddress === 'string' ? emailAddress : emailAddress.value,
    birthDate,
    adult: isAdult(birthDate, today),
    address: { city, line1, line2, state, zipCode },
    primary: relationship === 'Self',
    emailVerified: received.additionalProperties?.IsAddressVerified === 'true',
    subscriberIdentifier,
    externalPatientId: received.externalPatientId ?? '',
    externalPatientSource: received.externalPatientSource ?? '',
  };
}

/** The full name as it is, unless nothing is written in it. */
function nameOf({ fullName, firstName, lastName }: ReceivedMember): string {
  const isWritten = (name: string) => name.trim() !== '';
  if (typeof fullName === 'string' && isWritten(fullName)) return fullName;
  return [firstName, lastName].filter(isWritten).join(' ');
}

/** Whom a call about a patient names. */
export interface PatientPlace {
  practiceId: string;
  memberId: string;
}

/** A patient's own record (API-6, PATIENT-2). */
export async function getMember(
  client: PortalClient,
  path: PatientPlace,
  today: string,
  signal: AbortSignal,
): Promise<Member> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/detail';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isReceivedMember);
  return adaptedMember(answer, { relationship: null, today });
}
