import { CompiledQuery, type DatabaseConnection, sql } from 'kysely';
import type { Db } from '../db/open.ts';

export interface AuditEntry {
  at: Date;
  requestId: string;
  operation: string;
  /** `change`: written in the change's transaction. `answer`: the response's status. */
  stage: 'change' | 'answer';
  userId: number | null;
  organizationId: number | null;
  practiceId: number | null;
  memberId: string | null;
  outcome: number | null;
  /** The client's address; null for a command. */
  address: string | null;
  /** The reason that the user gave for the change. */
  reason?: string | null;
  /** The record that the change is about: its id, or the idempotency key of the call that created it. */
  subject?: string | null;
}

/** A password that was set by a command or an emailed link, not by a call of the API. */
export const passwordEntry = (
  operation: 'setPassword' | 'resetPassword',
  userId: number,
  by: Pick<AuditEntry, 'at' | 'requestId' | 'address'>,
): AuditEntry => ({
  ...by,
  operation,
  stage: 'change',
  userId,
  organizationId: null,
  practiceId: null,
  memberId: null,
  outcome: null,
});

const INSERT = `insert into audit_entries
  (at, request_id, operation, stage, user_id, organization_id, practice_id, member_id, outcome, address,
   reason, subject)`;

const valuesOf = (entry: AuditEntry) => [
  entry.at,
  entry.requestId,
  entry.operation,
  entry.stage,
  entry.userId,
  entry.organizationId,
  entry.practiceId,
  entry.memberId,
  entry.outcome,
  entry.address,
  entry.reason ?? null,
  entry.subject ?? null,
];

export async function writeEntryOn(connection: DatabaseConnection, entry: AuditEntry): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      `${INSERT} values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      valuesOf(entry),
    ),
  );
}

/** One prepared statement for any number of entries. */
export async function writeEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const column = (index: number) => entries.map((entry) => valuesOf(entry)[index]);
  await sql`${sql.raw(INSERT)} select * from unnest(
    ${column(0)}::timestamptz[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[],
    ${column(4)}::bigint[], ${column(5)}::bigint[], ${column(6)}::bigint[], ${column(7)}::text[],
    ${column(8)}::smallint[], ${column(9)}::inet[], ${column(10)}::text[],
    ${column(11)}::text[])`.execute(db);
}
