import { randomUUID } from 'node:crypto';
import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { asJson } from '../db/reading.ts';
import { recordNumber } from '../db/record-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of sessions that are long over are kept this long, then removed. */
const KEPT_MS = 7 * DAY_MS;

type Instant = ColumnType<Date, Date, Date>;

interface SessionsTable {
  id: string;
  user_id: number;
  created_at: Instant;
  last_person_call_at: Instant;
  generation: Generated<number>;
  rotated_at: Instant | null;
  ended_at: Instant | null;
}

interface SigningKeysTable {
  id: string;
  first_used_at: Instant;
}

/** The tables of signing in, beside those of the practices' data. */
type SessionTables = {
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
};

/** A sign-in, and whether its user is locked out by now. */
export interface SessionRow {
  id: string;
  userId: string;
  createdAt: Date;
  lastPersonCallAt: Date;
  /** How often its refresh token was changed. */
  generation: number;
  rotatedAt: Date | null;
  endedAt: Date | null;
  locked: boolean;
}

/** A session with what its user may do, and whether they belong to the practice or organization asked about. */
export interface CallerRow extends SessionRow {
  roles: readonly { name: string }[];
  permissions: readonly { name: string; level: string }[];
  linked: boolean;
  /** What a linked caller asked to read, as JSON. */
  found: unknown;
}

/** What a call is about. */
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

  /** Asked with every call: as text, since building it again costs as much as the database takes. */
  async function callers(
    which: RawBuilder<unknown>,
    target: CallTarget,
    reading: RawBuilder<unknown> = NOTHING,
  ): Promise<CallerRow[]> {
    const { rows } = await sql<SelectedCaller>`
      with callers as materialized (
        select sessions.id, sessions.user_id, sessions.created_at, sessions.last_person_call_at,
          sessions.generation, sessions.rotated_at, sessions.ended_at, users.locked,
          ${heldRoles} as roles, ${heldPermissions} as permissions,
          ${linkedTo(target.practiceId, target.organizationId)} as linked
        from sessions join users on users.id = sessions.user_id where ${which})
      select callers.*, case when linked then ${reading} end as found from callers`.execute(db);
    return rows.map(callerRow);
  }

  return {
    /**
     * Begins a session, unless the password is no longer the one that was judged. The lock makes it wait for a change
     * that is not committed yet, and makes a change that comes later wait for the session, so that the change ends it.
     * @returns the id of the new session
     */
    async start(userId: string, judgedHash: string): Promise<string | undefined> {
      const now = clock();
      const id = randomUUID();
      await db
        .deleteFrom('sessions')
        .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
        .execute();
      const { numAffectedRows } = await sql`
        with judged as (
          select id from users
          where id = ${recordNumber(userId)} and password_hash = ${judgedHash} for share)
        insert into sessions (id, user_id, created_at, last_person_call_at)
        select ${id}::uuid, judged.id, ${now}::timestamptz, ${now}::timestamptz from judged`.execute(db);
      return numAffectedRows === 1n ? id : undefined;
    },

    async find(id: string): Promise<SessionRow | undefined> {
      const row = await withUser().select(COLUMNS).where('sessions.id', '=', id).executeTakeFirst();
      return row && sessionRow(row);
    },

    /** Finds out with the same statement what the caller asks to read, which nobody else gets. */
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

    /** Moves a session on from a generation, if it is still at it. */
    async advance(id: string, generation: number): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ generation: generation + 1, rotated_at: clock() })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .where('ended_at', 'is', null)
        .execute();
    },

    async notePersonCall(id: string, at: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_person_call_at: at })
        .where('id', '=', id)
        .where('last_person_call_at', '<', at)
        .execute();
    },

    /** @returns the user whose session ended; undefined where it had ended before */
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

    /** Ends the sessions of a user, except one where it is kept. */
    async endAll(userId: string, keptId?: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ ended_at: clock() })
        .where('user_id', '=', recordNumber(userId))
        .where('ended_at', 'is', null)
        .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
        .execute();
    },

    /** When a signing key was used first, over all starts and servers: now, if it never was. */
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

const heldPermissions = sql<{ name: string; level: string }[]>`
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

interface SelectedSession {
  id: string;
  user_id: number;
  created_at: Date;
  last_person_call_at: Date;
  generation: number;
  rotated_at: Date | null;
  ended_at: Date | null;
  locked: boolean;
}

const sessionRow = (row: SelectedSession): SessionRow => ({
  id: row.id,
  userId: String(row.user_id),
  createdAt: row.created_at,
  lastPersonCallAt: row.last_person_call_at,
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
