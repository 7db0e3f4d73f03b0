import type { Organization, Permission, Practice, Role, StaffUser } from '#domain/access/staff.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isFlag, isListOf, isMessage, isNumber, isRecordOf, isText } from './shape.ts';

const isPermission = isRecordOf<Permission>({ id: isText, name: isText, group: isNumber, level: isText });
const isRole = isRecordOf<Role>({ id: isText, name: isText, permissions: isListOf(isPermission) });
const isPractice = isRecordOf<Practice>({
  id: isText,
  name: isText,
  phone: isText,
  goal: isNumber,
  state: isText,
  timeZone: isText,
});
const isOrganization = isRecordOf<Organization>({
  id: isText,
  name: isText,
  practices: isListOf(isPractice),
});
const isStaffUser = isRecordOf<StaffUser>({
  id: isText,
  firstName: isText,
  email: isText,
  username: isText,
  phone: isText,
  locked: isFlag,
  organizations: isListOf(isOrganization),
  roles: isListOf(isRole),
  permissions: isListOf(isPermission),
});

const CURRENT_USER = { 'X-Portal-Context': 'current-user' };

export function getUser(client: PortalClient, signal: AbortSignal): Promise<StaffUser> {
  return answerOf(client.GET('/user', { headers: CURRENT_USER, signal }), isStaffUser);
}

/** The user's other sessions end (API-21, LAYOUT-8). */
export function changePassword(
  client: PortalClient,
  body: PasswordChange,
  signal: AbortSignal,
): Promise<{ message: string }> {
  return answerOf(client.POST('/user/password', { body, signal }), isMessage);
}
