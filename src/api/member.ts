import { isAdult } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import type { AccountOnFile } from '#domain/payment/payment-account.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import {
  type Guard,
  isAbsentOr,
  isAnything,
  isCalendarDay,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from './shape.ts';

type Wire = components['schemas'];
type Absent = null | undefined;

export interface ReceivedMember
  extends Pick<
    Wire['Member'],
    'userId' | 'firstName' | 'lastName' | 'phoneNumber' | 'birthDate' | 'address' | 'subscriberIdentifier'
  > {
  fullName: string | Absent;
  emailAddress: string | Pick<Wire['EmailValue'], 'value'>;
  emailsReceipts: boolean | Absent;
  additionalProperties: { IsAddressVerified: unknown } | Absent;
  externalPatientId: string | Absent;
  externalPatientSource: string | Absent;
  alerts: readonly string[] | Absent;
  accountOnFile: AccountOnFile | Absent;
}

const isEmailValue = isRecordOf<Pick<Wire['EmailValue'], 'value'>>({ value: isText });
const isEmail: Guard<ReceivedMember['emailAddress']> = (value): value is ReceivedMember['emailAddress'] =>
  isText(value) || isEmailValue(value);

export const isAccountOnFile = isRecordOf<AccountOnFile>({
  accountType: isOneOf(['Credit Card', 'Debit Card', 'Bank Transfer']),
  cardType: isNumber,
  lastFourCardDigits: isText,
  expirationDate: isNullOr(isText),
  isAutoRenewal: isFlag,
});

export const isReceivedMember = isRecordOf<ReceivedMember>({
  userId: isText,
  firstName: isText,
  lastName: isText,
  fullName: isAbsentOr(isText),
  phoneNumber: isText,
  emailAddress: isEmail,
  emailsReceipts: isAbsentOr(isFlag),
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
  alerts: isAbsentOr(isListOf(isText)),
  accountOnFile: isAbsentOr(isAccountOnFile),
});

/** The contract allows a text or an object. */
export const emailOf = ({ emailAddress }: ReceivedMember): string =>
  typeof emailAddress === 'string' ? emailAddress : emailAddress.value;

export interface Circumstances {
  /** The relationship to the plan. Without one it is null, and the member is not the primary member. */
  relationship: string | null;
  /** Today in the practice's time zone, YYYY-MM-DD (CONST-3). */
  today: string;
}

export function adaptedMember(received: ReceivedMember, { relationship, today }: Circumstances): Member {
  const { firstName, lastName, birthDate, subscriberIdentifier } = received;
  const { city, line1, line2, state, zipCode } = received.address;
  return {
    id: received.userId,
    firstName,
    lastName,
    name: nameOf(received),
    phone: digitsOf(received.phoneNumber),
    email: emailOf(received),
    birthDate,
    adult: isAdult(birthDate, today),
    address: { city, line1, line2, state, zipCode },
    primary: relationship === 'Self',
    emailVerified: received.additionalProperties?.IsAddressVerified === 'true',
    ...(received.emailsReceipts && { emailsReceipts: true }),
    subscriberIdentifier,
    externalPatientId: received.externalPatientId ?? '',
    externalPatientSource: received.externalPatientSource ?? '',
    alerts: received.alerts ?? [],
    ...(received.accountOnFile !== undefined && { accountOnFile: received.accountOnFile }),
  };
}

function nameOf({ fullName, firstName, lastName }: ReceivedMember): string {
  const isWritten = (name: string) => name.trim() !== '';
  if (typeof fullName === 'string' && isWritten(fullName)) return fullName;
  return [firstName, lastName].filter(isWritten).join(' ');
}

export interface PracticePath {
  organizationId: string;
  practiceId: string;
}

export interface PatientPath {
  practiceId: string;
  memberId: string;
}

export const PLAN_ADDRESS = '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}';

export interface PlanPath extends PatientPath {
  planId: string;
}

export async function getMember(
  client: PortalClient,
  path: PatientPath,
  today: string,
  signal: AbortSignal,
): Promise<Member> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/detail';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isReceivedMember);
  return adaptedMember(answer, { relationship: null, today });
}
