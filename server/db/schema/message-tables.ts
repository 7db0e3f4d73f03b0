import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Emails, written by what causes them. */
export interface OutboxMessagesTable {
  id: GeneratedAlways<number>;
  /** The same in every attempt: the Message-ID. */
  message_id: string;
  kind: string;
  practice_id: number | null;
  recipient: string;
  subject: string;
  body: string;
  /** Set where the same message must not be written twice. */
  once_key: string | null;
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'>;
  attempts: Generated<number>;
  created_at: Instant;
  send_after: Instant;
  claimed_at: Instant | null;
  sent_at: Instant | null;
  last_error: Generated<string>;
  /** The transaction whose receipt it is. */
  transaction_id: number | null;
}

/** What was done in a practice for one of its days. */
export interface JobRunsTable {
  practice_id: number;
  job: string;
  day: string;
  ran_at: Instant;
}

/** Calls about patients, and sign-ins; append-only. */
export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Instant;
  request_id: string;
  operation: string;
  /** `change`: written with what it changed. `answer`: how the call was answered. */
  stage: 'change' | 'answer';
  /** None where a patient answers, or for an unknown username. */
  user_id: number | null;
  organization_id: number | null;
  practice_id: number | null;
  member_id: string | null;
  /** The status of the answer. */
  outcome: number | null;
  /** Of the client, in one spelling. */
  address: Generated<string | null>;
}

/** The tables of messages, of jobs and of the audit. */
export interface MessageTables {
  outbox_messages: OutboxMessagesTable;
  job_runs: JobRunsTable;
  audit_entries: AuditEntriesTable;
}
