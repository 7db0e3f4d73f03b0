import { sql } from 'kysely';
import type { RoleName } from '#domain/access/permissions.ts';
import { passwordEntry, writeEntries } from '../audit/write-entries.queries.ts';
import { endPasswordLinks } from '../auth/password-resets.queries.ts';
import { sessionsRepository } from '../auth/sessions.queries.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

interface NewAccount {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  organizationIds: readonly number[];
  roles: readonly RoleName[];
}

interface ListedAccount {
  name: string;
  username: string;
  locked: boolean;
  organizations: string[];
}

export function staffAccountsRepository(db: Db, clock: Clock) {
  const named = (email: string, on = db) =>
    on.updateTable('users').where('username_key', '=', email.toLowerCase());
  const endAccess = async (transaction: Db, userId: number): Promise<void> => {
    await sessionsRepository(transaction, clock).endAll(String(userId));
    await endPasswordLinks(transaction, userId);
  };

  return {
    /** @returns undefined if the email is taken */
    async add(account: NewAccount): Promise<number | undefined> {
      const user = await db
        .insertInto('users')
        .values({
          first_name: account.name,
          email: account.email,
          username: account.email,
          phone: account.phone,
          password_hash: account.passwordHash,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!user) return undefined;
      const { id } = user;
      const links = account.organizationIds.map((organization_id, position) => ({
        user_id: id,
        organization_id,
        position,
      }));
      await db.insertInto('user_organizations').values(links).execute();
      await db
        .insertInto('user_roles')
        .columns(['user_id', 'role_id'])
        .expression((eb) =>
          eb
            .selectFrom('roles')
            .select((role) => [role.val(id).as('user_id'), 'roles.id as role_id'])
            .where('roles.name', '=', sql<string>`any(${account.roles}::text[])`),
        )
        .execute();
      return id;
    },

    async idOf(email: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('username_key', '=', email.toLowerCase())
        .executeTakeFirst();
      return row?.id;
    },

    /** The organization becomes the user's last one. @returns false if the user already belonged to it */
    async join(userId: number, organizationId: number): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into user_organizations (user_id, organization_id, position)
        select ${userId}, ${organizationId}, coalesce(max(position) + 1, 0)
        from user_organizations where user_id = ${userId}
        on conflict do nothing`.execute(db);
      return numAffectedRows === 1n;
    },

    async list(): Promise<ListedAccount[]> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('user_organizations', 'user_organizations.user_id', 'users.id')
        .leftJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
        .select(['users.first_name as name', 'users.username', 'users.locked'])
        .select((eb) =>
          eb.fn
            .agg<string[]>('array_remove', [
              eb.fn.agg<string[]>('array_agg', ['organizations.name']),
              eb.val(null),
            ])
            .as('organizations'),
        )
        .groupBy('users.id')
        .orderBy('users.username_key')
        .execute();
      return rows;
    },

    /** Locking also ends the user's sessions and emailed links. @returns whether the account exists */
    setLocked: (email: string, locked: boolean): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const user = await named(email, transaction)
          .set((eb) => ({ locked, version: eb('version', '+', 1) }))
          .returning('id')
          .executeTakeFirst();
        if (!user) return false;
        if (locked) await endAccess(transaction, user.id);
        return true;
      }),

    /** Also ends the user's sessions and emailed links. @returns whether the account exists */
    setPassword: (email: string, passwordHash: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const user = await named(email, transaction)
          .set({ password_hash: passwordHash })
          .returning('id')
          .executeTakeFirst();
        if (!user) return false;
        await endAccess(transaction, user.id);
        const command = { at: clock(), requestId: 'command', address: null };
        await writeEntries(transaction, [passwordEntry('setPassword', user.id, command)]);
        return true;
      }),
  };
}
