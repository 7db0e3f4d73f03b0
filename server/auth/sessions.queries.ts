import { randomUUID } from 'node:crypto';
import { type ColumnType, type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Clock, DAY_MS } from '../clock.ts';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { asJson } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';

/** How long sessions stay stored after they end. */
const KEPT_MS = 7 * DAY_MS;

type Instant = ColumnType<Date, Date, Date>;

interface SessionsTable {
  id: string;
  user_id: number;
  created_at: Instant;
  last_person_call_at: Instant;
  browser: Generated<string>;
  generation: Generated<number>;
  rotated_at: Instant | null;
  ended_at: Instant | null;
}

interface SigningKeysTable {
  id: string;
  first_used_at: Instant;
}

type SessionTables = {
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
};

export interface SessionRow {
  id: string;
  userId: string;
  createdAt: Date;
  lastActivityAt: Date;
  generation: number;
  rotatedAt: Date | null;
  endedAt: Date | null;
  locked: boolean;
}

export interface CallerRow extends SessionRow {
  roles: readonly { name: string }[];
  permissions: readonly { name: string; level: string }[];
  linked: boolean;
  found: unknown;
}

interface CallTarget {
  practiceId?: string;
  organizationId?: string;
}

const COLUMNS = [
  'sessions.id',
  'sessions.user_id',
  'sessions.created_at',
  'sessions.last_person_call_at',
  'sessions.generation',
  'sessions.rotated_at',
  'sessions.ended_at',
  'users.locked',
] as const;

export function sessionsRepository(database: Db, clock: Clock) {
  const db = database.withTables<SessionTables>();
  const withUser = () => db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id');

  /** Runs with every call. Plain SQL, because building the query costs as much as running it. */
  async function callers(
    which: RawBuilder<unknown>,
    target: CallTarget,
    reading: RawBuilder<unknown> = NOTHING,
  ): Promise<CallerRow[]> {
    const { rows } = await sql<SelectedCaller>`
      with callers as materialized (
        select sessions.id, sessions.user_id, sessions.created_at, sessions.last_person_call_at,
          sessions.generation, sessions.rotated_at, sessions.ended_at, users.locked,
          ${heldRoles} as roles, ${allPermissions} as permissions,
          ${linkedTo(target.practiceId, target.organizationId)} as linked
        from sessions join users on users.id = sessions.user_id where ${which})
      select callers.*, case when linked then ${reading} end as found from callers`.execute(db);
    return rows.map(callerRow);
  }

  return {
    /**
     * Begins a session if the password is still the verified one. The lock orders this after an uncommitted password
     * change, and before a later one, which then ends this session. @returns the id of the new session
     */
    async start(userId: string, verifiedHash: string, browser = ''): Promise<string | undefined> {
      const now = clock();
      const id = randomUUID();
      await db
        .deleteFrom('sessions')
        .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
        .execute();
      const { numAffectedRows } = await sql`
        with judged as (
          select id from users
          where id = ${recordNumber(userId)} and password_hash = ${verifiedHash} for share)
        insert into sessions (id, user_id, created_at, last_person_call_at, browser)
        select ${id}::uuid, judged.id, ${now}::timestamptz, ${now}::timestamptz, ${browser}::text
        from judged`.execute(db);
      return numAffectedRows === 1n ? id : undefined;
    },

    async find(id: string): Promise<SessionRow | undefined> {
      const row = await withUser().select(COLUMNS).where('sessions.id', '=', id).executeTakeFirst();
      return row && sessionRow(row);
    },

    async listOf(userId: string): Promise<(SessionRow & { browser: string })[]> {
      const rows = await withUser()
        .select([...COLUMNS, 'sessions.browser'])
        .where('sessions.user_id', '=', recordNumber(userId))
        .where('sessions.ended_at', 'is', null)
        .execute();
      return rows.map((row) => ({ ...sessionRow(row), browser: row.browser }));
    },

    /** Runs `reading` in the same statement, for an authorized caller only. */
    async findCaller(
      id: string,
      target: CallTarget,
      reading?: RawBuilder<unknown>,
    ): Promise<CallerRow | undefined> {
      const [caller] = await callers(sql`sessions.id = ${id}`, target, reading && asJson(reading));
      return caller;
    },

    async findCallers(ids: readonly string[], target: CallTarget): Promise<CallerRow[]> {
      return callers(sql`sessions.id = any(${ids}::uuid[])`, target);
    },

    async advance(id: string, generation: number): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ generation: generation + 1, rotated_at: clock() })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .where('ended_at', 'is', null)
        .execute();
    },

    async saveUserActivity(id: string, at: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_person_call_at: at })
        .where('id', '=', id)
        .where('last_person_call_at', '<', at)
        .execute();
    },

    async end(id: string): Promise<string | undefined> {
      const row = await db
        .updateTable('sessions')
        .set({ ended_at: clock() })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      return row && String(row.user_id);
    },

    async endOwn(userId: string, id: string): Promise<void> {
      await changing(database, (on) =>
        on
          .withTables<SessionTables>()
          .updateTable('sessions')
          .set({ ended_at: clock() })
          .where('id', '=', id)
          .where('user_id', '=', recordNumber(userId))
          .where('ended_at', 'is', null)
          .execute(),
      );
    },

    endOthers: (userId: string, exceptId: string): Promise<void> =>
      changing(database, (on) => sessionsRepository(on, clock).endAll(userId, exceptId)),

    async endAll(userId: string, exceptId?: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ ended_at: clock() })
        .where('user_id', '=', recordNumber(userId))
        .where('ended_at', 'is', null)
        .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
        .execute();
    },

    /** Across all starts and servers. Now, if the key is new. */
    async keyFirstUsedAt(keyId: string): Promise<Date> {
      const row = await db
        .insertInto('signing_keys')
        .values({ id: keyId, first_used_at: clock() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: keyId }))
        .returning('first_used_at')
        .executeTakeFirstOrThrow();
      return row.first_used_at;
    },
  };
}
export type SessionsRepository = ReturnType<typeof sessionsRepository>;

const NOTHING = sql`null`;

const heldRoles = sql<{ name: string }[]>`
  (select coalesce(json_agg(json_build_object('name', roles.name)), '[]')
   from user_roles join roles on roles.id = user_roles.role_id
   where user_roles.user_id = users.id)`;

const allPermissions = sql<{ name: string; level: string }[]>`
  (select coalesce(json_agg(json_build_object('name', permissions.name, 'level', permissions.level)), '[]')
   from user_permissions join permissions on permissions.id = user_permissions.permission_id
   where user_permissions.user_id = users.id)`;

function linkedTo(practiceId: string | undefined, organizationId: string | undefined) {
  if (practiceId !== undefined) {
    const ofOrganization =
      organizationId === undefined
        ? sql`true`
        : sql`practices.organization_id = ${recordNumber(organizationId)}`;
    return sql<boolean>`exists (
      select from practices
      join user_organizations using (organization_id)
      where practices.id = ${recordNumber(practiceId)} and ${ofOrganization}
        and user_organizations.user_id = users.id)`;
  }
  if (organizationId !== undefined) {
    return sql<boolean>`exists (
      select from user_organizations
      where organization_id = ${recordNumber(organizationId)} and user_id = users.id)`;
  }
  return sql<boolean>`true`;
}

type SelectedSession = Omit<Selectable<SessionsTable>, 'browser'> & { locked: boolean };

const sessionRow = (row: SelectedSession): SessionRow => ({
  id: row.id,
  userId: String(row.user_id),
  createdAt: row.created_at,
  lastActivityAt: row.last_person_call_at,
  generation: row.generation,
  rotatedAt: row.rotated_at,
  endedAt: row.ended_at,
  locked: row.locked,
});

type SelectedCaller = SelectedSession & Pick<CallerRow, 'roles' | 'permissions' | 'linked' | 'found'>;

const callerRow = (row: SelectedCaller): CallerRow => ({
  ...sessionRow(row),
  roles: row.roles,
  permissions: row.permissions,
  linked: row.linked,
  found: row.found,
});
