import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TransactionsTable } from './money-tables.ts';

/** What the text of a receipt shows, and may change until it is sent. */
export interface ReceiptState {
  paymentStatus: TransactionsTable['payment_status'];
  voided: boolean;
  /** Null for a plan that the practice pays. */
  balanceCents: number | null;
}

type Instant = ColumnType<Date, Date | string, Date | string>;

export interface OutboxMessagesTable {
  id: GeneratedAlways<number>;
  /** The Message-ID, the same for every attempt. */
  message_id: string;
  kind: string;
  practice_id: number | null;
  recipient: string;
  subject: string;
  body: string;
  /** Null for emails of older versions, which are text only. */
  html: string | null;
  /** Prevents a second message with the same key. */
  once_key: string | null;
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'>;
  attempts: Generated<number>;
  created_at: Instant;
  send_after: Instant;
  claimed_at: Instant | null;
  sent_at: Instant | null;
  last_error: Generated<string>;
  transaction_id: number | null;
  /** Null for emails of older versions, whose PDF shows the state at sending. */
  receipt_state: ColumnType<ReceiptState | null, string | null | undefined, never>;
  attachment_id: number | null;
  /** Null: replies go to the sender. */
  reply_to: Generated<string | null>;
}

/** A file that one or more messages share. */
export interface OutboxAttachmentsTable {
  id: GeneratedAlways<number>;
  name: string;
  /** Base64. */
  content: string;
  content_type: Generated<string>;
}

export interface ReportSubscriptionsTable {
  user_id: number;
  practice_id: number;
  created_at: Instant;
}

export interface JobRunsTable {
  practice_id: number;
  job: string;
  day: string;
  ran_at: Instant;
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  at: Instant;
  request_id: string;
  operation: string;
  /** `change`: written in the change's transaction. `answer`: the response's status. */
  stage: 'change' | 'answer';
  /** Null for a patient's answer and for an unknown username. */
  user_id: number | null;
  organization_id: number | null;
  practice_id: number | null;
  member_id: string | null;
  outcome: number | null;
  /** The client's address in canonical form. */
  address: Generated<string | null>;
  /** The reason that the user gave for the change. */
  reason: Generated<string | null>;
  /** The record that the change is about: its id, or the idempotency key of the call that created it. */
  subject: Generated<string | null>;
}

export interface PatientNotesTable {
  id: GeneratedAlways<number>;
  patient_id: number;
  author_id: number;
  text: string;
  is_alert: boolean;
  created_at: Instant;
}

export interface MessageTables {
  outbox_messages: OutboxMessagesTable;
  outbox_attachments: OutboxAttachmentsTable;
  report_subscriptions: ReportSubscriptionsTable;
  job_runs: JobRunsTable;
  audit_entries: AuditEntriesTable;
  patient_notes: PatientNotesTable;
}
