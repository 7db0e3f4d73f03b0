import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

const ENTRIES_AT_ONCE = 1000;
const LATEST_SIGN_INS = 500;

export interface ListedEntry {
  at: Date;
  user: string | null;
  userId: number | null;
  address: string | null;
  operation: string;
  stage: string;
  outcome: number | null;
  organizationId: number | null;
  practiceId: number | null;
  memberId: string | null;
  requestId: string;
  reason: string | null;
  subject: string | null;
}

export interface AuditFilter {
  userId?: number | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
  /** Only sign-ins, sign-outs and passwords. */
  signIns: boolean;
}

/** A password that the operator sets has no outcome. */
const SIGN_INS = sql`(operation in ('setPassword', 'resetPassword') or stage = 'answer'
  and operation in ('authenticate', 'refreshToken', 'signOut', 'endSessions', 'changePassword'))`;

/** In order of time, in batches, from one snapshot. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  take: (entries: readonly ListedEntry[]) => Promise<void>,
): Promise<void> {
  // With an access mode, it is not retried: `take` can run only once for each entry.
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`declare listed no scroll cursor for
      select at, username as user, user_id as "userId", host(address) as address, operation, stage, outcome,
        organization_id as "organizationId", practice_id as "practiceId", member_id as "memberId",
        request_id as "requestId", reason, subject
      from audit_entries left join users on users.id = user_id
      where ${sql.join(conditionsOf(filter), sql` and `)} order by at, audit_entries.id`.execute(transaction);
      for (let full = true; full; ) {
        const { rows } = await sql<ListedEntry>`fetch ${sql.lit(ENTRIES_AT_ONCE)} from listed`.execute(
          transaction,
        );
        await take(rows);
        full = rows.length === ENTRIES_AT_ONCE;
      }
    });
}

function conditionsOf({ userId, since, before, signIns }: AuditFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(userId === undefined ? [] : [sql`user_id = ${sql.lit(userId)}`]),
    ...(since === undefined ? [] : [sql`at >= ${sql.lit(since.toISOString())}::timestamptz`]),
    ...(before === undefined ? [] : [sql`at < ${sql.lit(before.toISOString())}::timestamptz`]),
    ...(signIns ? [SIGN_INS] : []),
  ];
}

/** The addresses of the user's latest sign-ins, rejected ones included. */
export async function latestAddressesOf(db: Db, username: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct host(address) as address from (
      select address from audit_entries join users on users.id = user_id
      where username_key = ${username.trim().toLowerCase()} and address is not null and operation = 'authenticate'
      order by audit_entries.id desc limit ${LATEST_SIGN_INS}) as latest`.execute(db);
  return rows.map(({ address }) => address);
}
