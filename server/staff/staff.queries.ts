import { sql } from 'kysely';
import { managesPractice, type UserRights } from '#domain/access/may-act.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { emailPasswordLink, endPasswordLinks } from '../auth/password-resets.queries.ts';
import { sessionsRepository } from '../auth/sessions.queries.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { invitationEmail, passwordResetEmail } from '../mail/email-texts.ts';
import { staffAccountsRepository } from './staff-accounts.queries.ts';

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  phone: string;
  isActive: boolean;
  /** The caller belongs to every organization of the person. */
  isChangeable: boolean;
  roles: readonly string[];
  /** From the audit, because sessions are stored for some days only. Null: never. */
  lastSignedInAt: Date | null;
  version: number;
}

interface NewStaff {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  roles: readonly RoleName[];
}

interface StaffChange {
  /** Stays if it is undefined. */
  name?: string | undefined;
  /** Stays if it is undefined. */
  phone?: string | undefined;
  roles: readonly RoleName[];
  isActive: boolean;
  version: number;
}

/** The organization, and the user who makes the call. */
export interface StaffScope {
  organizationId: string;
  callerId: string;
}

type CountEmail = (transaction: Db, to: string) => Promise<void>;

export type StaffRefusal = 'unknown' | 'worksElsewhere' | 'stale' | 'noRoles' | 'lastManager' | 'inactive';

/** The people of an organization, for those who manage it (PERM-8). */
export function staffRepository(db: Db, clock: Clock, linkBase: string) {
  const find = async (on: Db, scope: StaffScope, userId: string): Promise<StaffMember | undefined> => {
    const { rows } = await select(scope, sql`and users.id = ${recordNumber(userId)}`).execute(on);
    return rows[0];
  };

  return {
    async list(scope: StaffScope): Promise<readonly StaffMember[]> {
      return (await select(scope, sql``).execute(db)).rows;
    },

    /**
     * Also emails a link to choose a password. `countEmail` throws if it is one too many.
     * @returns undefined if the email is taken
     */
    add: (scope: StaffScope, person: NewStaff, countEmail: CountEmail): Promise<StaffMember | undefined> =>
      db.transaction().execute(async (transaction) => {
        const accounts = staffAccountsRepository(transaction, clock);
        const organizationIds = [recordNumber(scope.organizationId)];
        const id = await accounts.add({ ...person, organizationIds });
        if (id === undefined) return undefined;
        await countEmail(transaction, person.email);
        const textOf = invitationEmail(await invitationOf(transaction, scope));
        await emailPasswordLink(transaction, clock, person.email, { linkBase, isInvitation: true, textOf });
        return find(transaction, scope, String(id));
      }),

    /**
     * Locks the person's organizations and the person, so that changes wait for each other, also their own. Ends the sessions of a deactivated person.
     * `check` throws if the caller may not make the change.
     */
    change: (
      scope: StaffScope,
      userId: string,
      change: StaffChange,
      check: (before: StaffMember) => void,
    ): Promise<StaffMember | StaffRefusal> =>
      db.transaction().execute(async (transaction) => {
        await sql`
          select from organizations where id in (
            select organization_id from user_organizations where user_id = ${recordNumber(userId)})
          order by id for update`.execute(transaction);
        await sql`select from users where id = ${recordNumber(userId)} for no key update`.execute(
          transaction,
        );
        const person = await find(transaction, scope, userId);
        if (!person) return 'unknown';
        check(person);
        const refusal = refusalOf(person, change);
        if (refusal) return refusal;
        if (isAsStored(person, change)) return person;
        if (await leavesNoManager(transaction, userId, change)) return 'lastManager';
        await store(transaction, clock, person, change);
        return (await find(transaction, scope, userId)) ?? 'unknown';
      }),

    /** @returns why no link was emailed */
    sendPasswordLink: (
      scope: StaffScope,
      userId: string,
      countEmail: CountEmail,
    ): Promise<StaffRefusal | undefined> =>
      db.transaction().execute(async (transaction) => {
        const person = await find(transaction, scope, userId);
        if (!person) return 'unknown';
        if (!person.isChangeable) return 'worksElsewhere';
        if (!person.isActive) return 'inactive';
        await countEmail(transaction, person.email);
        const isInvitation = person.lastSignedInAt === null;
        const textOf = isInvitation
          ? invitationEmail(await invitationOf(transaction, scope))
          : passwordResetEmail;
        await emailPasswordLink(transaction, clock, person.email, { linkBase, isInvitation, textOf });
        return undefined;
      }),
  };
}

const select = (
  { organizationId, callerId }: StaffScope,
  condition: ReturnType<typeof sql>,
) => sql<StaffMember>`
  select users.id::text as id, users.first_name as name, users.username as email, users.phone,
    not users.locked as "isActive", users.version, ${ROLES} as roles, ${LAST_SIGN_IN} as "lastSignedInAt",
    not exists (
      select from user_organizations theirs
      where theirs.user_id = users.id and theirs.organization_id not in (
        select organization_id from user_organizations where user_id = ${recordNumber(callerId)})
    ) as "isChangeable"
  from users join user_organizations on user_organizations.user_id = users.id
  where user_organizations.organization_id = ${recordNumber(organizationId)} ${condition}
  order by users.first_name, users.id`;

const ROLES = sql`(
  select coalesce(json_agg(roles.name order by roles.id), '[]')
  from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id)`;

/** Reads the index `audit_entries_signed_in`. */
const LAST_SIGN_IN = sql`(
  select max(at) from audit_entries
  where user_id = users.id and operation = 'authenticate' and stage = 'answer' and outcome = 200)`;

function refusalOf(person: StaffMember, change: StaffChange): StaffRefusal | undefined {
  if (!person.isChangeable) return 'worksElsewhere';
  if (isAsStored(person, change)) return undefined;
  if (person.version !== change.version) return 'stale';
  return change.roles.length === 0 && person.roles.length > 0 ? 'noRoles' : undefined;
}

const isAsStored = (person: StaffMember, { name, phone, roles, isActive }: StaffChange): boolean =>
  isActive === person.isActive &&
  (name ?? person.name) === person.name &&
  (phone ?? person.phone) === person.phone &&
  [...roles].sort().join() === [...person.roles].sort().join();

async function store(
  transaction: Db,
  clock: Clock,
  { id, version, ...person }: StaffMember,
  { name = person.name, phone = person.phone, roles, isActive }: StaffChange,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ first_name: name, phone, locked: !isActive, version: version + 1 })
    .where('id', '=', recordNumber(id))
    .execute();
  await sql`delete from user_roles where user_id = ${recordNumber(id)}`.execute(transaction);
  await sql`
    insert into user_roles (user_id, role_id)
    select ${recordNumber(id)}, roles.id from roles where name = any(${[...roles]}::text[])`.execute(
    transaction,
  );
  if (isActive) return;
  await sessionsRepository(transaction, clock).endAll(id);
  await endPasswordLinks(transaction, recordNumber(id));
}

/** Whether one of the person's organizations has no active user left who manages it. */
async function leavesNoManager(transaction: Db, userId: string, change: StaffChange): Promise<boolean> {
  const { rows } = await sql<UserRights & { userId: string; organizationId: string }>`
    select users.id::text as "userId", user_organizations.organization_id::text as "organizationId",
      (select coalesce(json_agg(json_build_object('name', roles.name)), '[]')
        from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id) as roles,
      (select coalesce(json_agg(json_build_object('name', permissions.name, 'level', permissions.level)), '[]')
        from user_permissions join permissions on permissions.id = user_permissions.permission_id
        where user_permissions.user_id = users.id) as permissions
    from users join user_organizations on user_organizations.user_id = users.id
    where (not users.locked or users.id = ${recordNumber(userId)}) and user_organizations.organization_id in (
      select organization_id from user_organizations where user_id = ${recordNumber(userId)})`.execute(
    transaction,
  );
  const afterwards = rows
    .filter((user) => user.userId !== userId || change.isActive)
    .map((user) =>
      user.userId === userId ? { ...user, roles: change.roles.map((name) => ({ name })) } : user,
    );
  const organizations = new Set(rows.map(({ organizationId }) => organizationId));
  const managed = new Set(afterwards.filter(managesPractice).map(({ organizationId }) => organizationId));
  return managed.size < organizations.size;
}

async function invitationOf(transaction: Db, { organizationId, callerId }: StaffScope) {
  return transaction
    .selectFrom('users')
    .innerJoin('organizations', (join) => join.on('organizations.id', '=', recordNumber(organizationId)))
    .select(['users.first_name as inviter', 'organizations.name as organization'])
    .where('users.id', '=', recordNumber(callerId))
    .executeTakeFirstOrThrow();
}
