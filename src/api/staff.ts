import type { RoleName } from '#domain/access/permissions.ts';
import type { NewStaffMember, StaffFacts, StaffMember } from '#domain/access/staff-member.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import { isFlag, isListOf, isMessage, isNullOr, isNumber, isRecordOf, isText } from './shape.ts';
import { withStored } from './stored.ts';

/** Name and phone stay if they are missing. */
export interface StaffChange extends Partial<StaffFacts> {
  roles: readonly RoleName[];
  isActive: boolean;
  version: number;
}

const ADDRESS = '/admin/organization/{organizationId}/practice/{practiceId}/staff';

const isStaffMember = isRecordOf<StaffMember>({
  id: isText,
  name: isText,
  email: isText,
  phone: isText,
  isActive: isFlag,
  isChangeable: isFlag,
  roles: isListOf(isText),
  lastSignedInAt: isNullOr(isText),
  version: isNumber,
});
const isStaff = isRecordOf<{ results: StaffMember[] }>({ results: isListOf(isStaffMember) });

/** By name. */
export async function listStaff(
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<readonly StaffMember[]> {
  return (await answerOf(client.GET(ADDRESS, { params: { path }, signal }), isStaff)).results;
}

export const addStaff = (
  client: PortalClient,
  path: PracticePath,
  body: NewStaffMember,
): Promise<StaffMember> =>
  answerOf(
    client.POST(ADDRESS, { params: { path }, body: { ...body, roles: [...body.roles] } }),
    isStaffMember,
  );

/** Rejected with the stored person if they have changed since this version. */
export const changeStaff = (
  client: PortalClient,
  path: PracticePath & { userId: string },
  body: StaffChange,
): Promise<StaffMember> =>
  answerOf(
    client.PUT(`${ADDRESS}/{userId}`, { params: { path }, body: { ...body, roles: [...body.roles] } }),
    isStaffMember,
  ).catch(withStored(isStaffMember, (person) => person));

export const sendPasswordLink = (
  client: PortalClient,
  path: PracticePath & { userId: string },
): Promise<{ message: string }> =>
  answerOf(client.POST(`${ADDRESS}/{userId}/password-link`, { params: { path } }), isMessage);
