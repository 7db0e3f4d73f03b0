import { type MemberChange, type MemberRecord, memberTexts } from '#domain/patient/member-edit.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { emailOf, isReceivedMember, type PatientPath, type ReceivedMember } from './member.ts';
import { type Guard, isMessage, isNumber, isRecordOf } from './shape.ts';
import { withStored } from './stored.ts';

type Versioned = ReceivedMember & { version: number };

const hasVersion = isRecordOf<{ version: number }>({ version: isNumber });
const isVersioned: Guard<Versioned> = (value): value is Versioned =>
  isReceivedMember(value) && hasVersion(value);

export async function getMemberRecord(
  client: PortalClient,
  path: PatientPath,
  signal: AbortSignal,
): Promise<MemberRecord> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/detail';
  return recordFrom(await answerOf(client.GET(address, { params: { path }, signal }), isVersioned));
}

function recordFrom(answer: Versioned): MemberRecord {
  const { firstName, lastName, birthDate, phoneNumber, version } = answer;
  const name = { firstName, lastName, email: emailOf(answer) };
  const texts = memberTexts(name, birthDate, digitsOf(phoneNumber), answer.address);
  return { texts, version };
}

/** Rejected with the stored record when that has changed since this version (API-8). */
export function updateMember(
  client: PortalClient,
  path: PatientPath,
  change: MemberChange & { version: number },
): Promise<{ message: string }> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/update';
  const call = client.POST(address, { params: { path }, body: change });
  return answerOf(call, isMessage).catch(withStored(isVersioned, recordFrom));
}
