import type { PermissionName, RoleName } from '#domain/access/permissions.ts';
import { hashPassword } from '#server/auth/password.ts';
import { staffAccountsRepository } from '#server/auth/staff-accounts.queries.ts';
import type { Db } from '#server/db/open.ts';
import { PASSWORD } from './server.ts';

let hash: Promise<string> | undefined;
let added = 0;

/** A staff user of the organizations with only these rights. Returns the username. */
export async function addPerson(
  db: Db,
  given: {
    organizationIds: readonly number[];
    roles?: readonly RoleName[];
    permissions?: readonly PermissionName[];
  },
): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  added += 1;
  const email = `person${added}@bridgework.test`;
  await staffAccountsRepository(db, () => new Date()).add({
    name: `Person ${added}`,
    email,
    phone: '(614) 555-0197',
    passwordHash: await hash,
    organizationIds: given.organizationIds,
    roles: given.roles ?? [],
  });
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
