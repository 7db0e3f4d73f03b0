import { type RawBuilder, sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import { PRACTICE_JSON } from '../practices/practices.queries.ts';

type Schemas = components['schemas'];
type StaffUser = Schemas['StaffUser'];

interface SignInAccount {
  id: string;
  passwordHash: string;
  locked: boolean;
}

/** What is null stays. */
interface OwnDetails {
  name: string | null;
  phone: string | null;
}

/** The password hash leaves only through `findForSignIn`. */
export function usersRepository(db: Db) {
  async function find(id: string, on = db): Promise<StaffUser | undefined> {
    const every = sql`select organization_id from user_organizations where user_id = users.id`;
    const { rows } = await sql<StaffUser>`
      select ${columns(every)} from users where users.id = ${recordNumber(id)}`.execute(on);
    return rows[0];
  }

  return {
    async findForSignIn(username: string): Promise<SignInAccount | undefined> {
      const row = await db
        .selectFrom('users')
        .select(['id', 'password_hash', 'locked'])
        .where('username_key', '=', username.trim().toLowerCase())
        .executeTakeFirst();
      return row && { id: String(row.id), passwordHash: row.password_hash, locked: row.locked };
    },

    find,

    /** LAYOUT-8 */
    change: (id: string, { name, phone }: OwnDetails): Promise<StaffUser | undefined> =>
      db.transaction().execute(async (transaction) => {
        await sql`
          update users set version = version + 1,
            first_name = coalesce(${name}, first_name), phone = coalesce(${phone}, phone)
          where id = ${recordNumber(id)} and (first_name, phone)
            is distinct from (coalesce(${name}, first_name), coalesce(${phone}, phone))`.execute(transaction);
        return find(id, transaction);
      }),

    /** Users who share an organization with the user, by name, with only the shared organizations (PERM-6). */
    async listColleagues(id: string, wanted: PageWanted): Promise<PageOf<StaffUser>> {
      const shared = sql`
        select theirs.organization_id from user_organizations theirs
        join user_organizations own using (organization_id)
        where theirs.user_id = users.id and own.user_id = ${recordNumber(id)}`;
      const { rows } = await sql<PageOf<StaffUser>>`
        with colleagues as materialized (
          select id, first_name from users where exists (${shared})
        )
        select (select count(*)::integer from colleagues) as records,
          (select coalesce(json_agg(page), '[]') from (
            select ${columns(shared)} from (
              select id from colleagues order by first_name, id limit ${wanted.pageSize} offset ${offsetOf(wanted)}
            ) chosen join users using (id)
            order by users.first_name, users.id
          ) page) as rows`.execute(db);
      return rows[0] ?? { records: 0, rows: [] };
    },
  };
}

const organizationsWithin = (organizationIds: RawBuilder<unknown>) => sql<Schemas['Organization'][]>`
  (select coalesce(json_agg(json_build_object(
      'id', organizations.id::text,
      'name', organizations.name,
      'practices', (
        select coalesce(json_agg(${PRACTICE_JSON} order by practices.id), '[]')
        from practices where practices.organization_id = organizations.id)
    ) order by user_organizations.position), '[]')
  from user_organizations join organizations on organizations.id = user_organizations.organization_id
  where user_organizations.user_id = users.id and organizations.id in (${organizationIds}))`;

const permissionJson = sql`json_build_object(
  'id', permissions.id::text, 'name', permissions.name,
  'group', permissions.permission_group, 'level', permissions.level)`;

const rolesHeld = sql<Schemas['Role'][]>`
  (select coalesce(json_agg(json_build_object(
      'id', roles.id::text,
      'name', roles.name,
      'permissions', (
        select coalesce(json_agg(${permissionJson} order by permissions.id), '[]')
        from role_permissions join permissions on permissions.id = role_permissions.permission_id
        where role_permissions.role_id = roles.id)
    ) order by roles.id), '[]')
  from user_roles join roles on roles.id = user_roles.role_id
  where user_roles.user_id = users.id)`;

const permissionsHeld = sql<Schemas['Permission'][]>`
  (select coalesce(json_agg(${permissionJson} order by permissions.id), '[]')
  from user_permissions join permissions on permissions.id = user_permissions.permission_id
  where user_permissions.user_id = users.id)`;

const columns = (organizationIds: RawBuilder<unknown>) => sql`
  users.id::text as id, users.first_name as "firstName", users.email, users.username, users.phone, users.locked,
  ${organizationsWithin(organizationIds)} as organizations, ${rolesHeld} as roles,
  ${permissionsHeld} as permissions`;
