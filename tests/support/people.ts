import type { PermissionName, RoleName } from '#domain/access/permissions.ts';
import { hashPassword } from '#server/auth/password.ts';
import type { Db } from '#server/db/open.ts';
import { practiceAccountsRepository } from '#server/practices/practice-accounts.queries.ts';
import { SAMPLE_PASSWORD } from '#server/seed/profiles.ts';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { addPractice } from './patients.ts';

/** The roles of a user who manages a practice, but not its standard codes. */
export const MANAGER: readonly RoleName[] = [
  'AdministratorFeeManagement',
  'AdministratorPaymentManagement',
  'AdministratorGoalSettings',
  'AdministratorCustomADACodes',
];

let hash: Promise<string> | undefined;
let added = 0;

/** A staff user of the organizations with only these rights. Returns the username. */
export async function addPerson(
  db: Db,
  given: {
    organizationIds: readonly number[];
    name?: string;
    email?: string;
    roles?: readonly RoleName[];
    permissions?: readonly PermissionName[];
  },
): Promise<string> {
  hash ??= hashPassword(SAMPLE_PASSWORD);
  added += 1;
  const { name = `Person ${added}`, email = `person${added}@bridgework.test`, roles = [] } = given;
  const passwordHash = await hash;
  const phone = '(614) 555-0198';
  const accounts = staffAccountsRepository(db, () => new Date());
  await accounts.add({ name, email, phone, passwordHash, organizationIds: given.organizationIds, roles });
  for (const permission of given.permissions ?? []) {
    await db
      .insertInto('user_permissions')
      .columns(['user_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom(['users', 'permissions'])
          .select(['users.id as user_id', 'permissions.id as permission_id'])
          .where('users.email', '=', email)
          .where('permissions.name', '=', permission),
      )
      .execute();
  }
  return email;
}

/** An organization with one practice, and a user who is linked only to it. */
export async function addStranger(db: Db, roles: readonly RoleName[]) {
  const mark = `stranger${Math.random().toString(36).slice(2)}`;
  const organizationId = await practiceAccountsRepository(db).ensureOrganization(`Organization of ${mark}`);
  const practiceId = await addPractice(db, `Practice of ${mark}`, {
    phone: '(614) 555-0199',
    goal: 100_000,
    organizationId,
  });
  const organizationIds = [organizationId];
  const email = `${mark}@elsewhere.test`;
  const username = await addPerson(db, { organizationIds, name: 'Sam Stranger', email, roles });
  return { username, organizationId: String(organizationId), practiceId: String(practiceId) };
}
