import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { ReceiptState } from '../db/schema/message-tables.ts';
import type { Database } from '../db/schema/schema.ts';

interface NewMessage {
  kind: string;
  practiceId: number | null;
  to: string;
  subject: string;
  body: string;
  html?: string;
  sendAfter?: Date;
  /** Messages with the same key are written once. */
  onceKey?: string;
  transactionId?: number;
  receiptState?: ReceiptState;
  attachmentId?: number;
  /** Without it, replies go to the sender. */
  replyTo?: string;
}

/** Writes the email in the transaction of its cause, so that it is sent if, and only if, that commits. */
export async function writeMessage(transaction: Db, clock: Clock, message: NewMessage): Promise<void> {
  const now = clock();
  await transaction
    .insertInto('outbox_messages')
    .values({
      message_id: randomUUID(),
      kind: message.kind,
      practice_id: message.practiceId,
      recipient: message.to,
      subject: message.subject,
      body: message.body,
      html: message.html ?? null,
      once_key: message.onceKey ?? null,
      transaction_id: message.transactionId ?? null,
      receipt_state: message.receiptState === undefined ? null : JSON.stringify(message.receiptState),
      attachment_id: message.attachmentId ?? null,
      reply_to: message.replyTo ?? null,
      created_at: now,
      send_after: message.sendAfter ?? now,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}

export interface ClaimedMessage {
  id: number;
  messageId: string;
  to: string;
  /** Null: replies go to the sender. */
  replyTo: string | null;
  subject: string;
  body: string;
  /** Null for emails of older versions. */
  html: string | null;
  /** Null for an email that belongs to no practice. */
  practiceName: string | null;
  transactionId: number | null;
  receiptState: ReceiptState | null;
  attachmentId: number | null;
  createdAt: Date;
  /** Including this attempt. */
  attempts: number;
}

const COLUMNS = [
  'id',
  'kind',
  'recipient as to',
  'subject',
  'body',
  'state',
  'attempts',
  'created_at as createdAt',
  'send_after as sendAfter',
  'sent_at as sentAt',
  'last_error as lastError',
] as const;

/** Null for an email that belongs to no practice. */
const practiceName = (columns: ExpressionBuilder<Database, 'outbox_messages'>) =>
  columns
    .selectFrom('practices')
    .select('name')
    .whereRef('practices.id', '=', 'outbox_messages.practice_id')
    .as('practiceName');

/** That of its practice; of the first practice for an email that belongs to none. */
const timeZone = sql<string>`coalesce(
  (select time_zone from practices where practices.id = practice_id),
  (select time_zone from practices order by id limit 1), 'UTC')`.as('timeZone');

/** The patient of the receipt, or whose address it is: a patient of the practice or a user. Empty if unknown. */
const personName = sql<string>`coalesce(
  (select first_name || ' ' || last_name from patients where id =
    (select patient_id from transactions where transactions.id = transaction_id)),
  (select first_name || ' ' || last_name from patients
    where patients.practice_id = outbox_messages.practice_id and lower(email) = lower(recipient) order by id limit 1),
  (select first_name from users where lower(email) = lower(recipient) order by id limit 1), '')`;

/** Emails whose link sets a password or answers for the patient. */
const HAS_LINK = sql<boolean>`kind in ('passwordReset', 'benefit')`;

/** Of several servers that send the same attachment, the last one erases it. */
const lockAttachment = (transaction: Db, messageId: number): Promise<{ id: number } | undefined> =>
  transaction
    .selectFrom('outbox_attachments')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox_messages').select('attachment_id').where('id', '=', messageId),
    )
    .forUpdate()
    .executeTakeFirst();

async function eraseIfSent(transaction: Db, attachmentId: number): Promise<void> {
  await transaction
    .deleteFrom('outbox_attachments')
    .where('id', '=', attachmentId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox_messages')
            .select('id')
            .where('attachment_id', '=', attachmentId)
            .where('state', '<>', 'sent'),
        ),
      ),
    )
    .execute();
}

export function outboxRepository(db: Db, clock: Clock) {
  const change = (id: number) => db.updateTable('outbox_messages').where('id', '=', id);

  return {
    /** Claims the oldest due message for this process. */
    async claim(): Promise<ClaimedMessage | undefined> {
      const now = clock();
      const { rows } = await sql<ClaimedMessage>`
        update outbox_messages set state = 'sending', attempts = attempts + 1, claimed_at = ${now}
        where id = (
          select id from outbox_messages where state = 'waiting' and send_after <= ${now}
          order by send_after, id limit 1 for update skip locked)
        returning id, message_id as "messageId", recipient as "to",
          reply_to as "replyTo", subject, body, html, attempts,
          transaction_id as "transactionId", receipt_state as "receiptState",
          attachment_id as "attachmentId", created_at as "createdAt",
          (select name from practices where practices.id = practice_id) as "practiceName"`.execute(db);
      return rows[0];
    },

    /**
     * Erases an email with a link, so that a reader of the database or of a backup can't use the link, and the attachment
     * once every email with it is sent.
     */
    sent: (id: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const attachment = await lockAttachment(transaction, id);
        await transaction
          .updateTable('outbox_messages')
          .where('id', '=', id)
          .set({
            state: 'sent',
            sent_at: clock(),
            last_error: '',
            body: sql`case when ${HAS_LINK} then '' else body end`,
            html: sql`case when ${HAS_LINK} then null else html end`,
          })
          .execute();
        if (attachment) await eraseIfSent(transaction, attachment.id);
      }),

    async postpone(id: number, until: Date, error: string): Promise<void> {
      await change(id).set({ state: 'waiting', send_after: until, last_error: error }).execute();
    },

    /** `failed`: not sent. `unknown`: possibly sent, so not retried automatically. */
    async giveUp(id: number, state: 'failed' | 'unknown', error: string): Promise<void> {
      await change(id).set({ state, last_error: error }).execute();
    },

    /** The sending process disappeared: whether these were sent is unknown. */
    async giveUpAbandoned(claimedBefore: Date, error: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('outbox_messages')
        .set({ state: 'unknown', last_error: error })
        .where('state', '=', 'sending')
        .where('claimed_at', '<', claimedBefore)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** For messages that were due before this moment and never attempted. */
    async giveUpStale(dueBefore: Date, error: string): Promise<void> {
      await db
        .updateTable('outbox_messages')
        .set({ state: 'failed', last_error: error })
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .where('send_after', '<', dueBefore)
        .execute();
    },

    /** The operator retries a failed or unknown message. @returns whether there is one */
    async retry(id: number): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ state: 'waiting', attempts: 0, send_after: clock() })
        .where('state', 'in', ['failed', 'unknown'])
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    find: (id: number) =>
      db
        .selectFrom('outbox_messages')
        .select([...COLUMNS, 'html', 'transaction_id as transactionId', 'receipt_state as receiptState'])
        .select('attachment_id as attachmentId')
        .select([practiceName, timeZone, personName.as('personName')])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** @param search words of the subject, the address or the name; blank for all */
    newest: (limit: number, search = '') =>
      db
        .selectFrom('outbox_messages')
        .select([...COLUMNS, timeZone, personName.as('personName')])
        .where(
          sql<boolean>`position(${search.trim().toLowerCase()} in
            lower(subject || ' ' || recipient || ' ' || ${personName})) > 0`,
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    async countOpen(): Promise<[state: string, messages: number][]> {
      // With literal states, each count reads its partial index.
      const { rows } = await sql<{ state: string; messages: number }>`
        select 'waiting' as state, count(*)::integer as messages from outbox_messages where state = 'waiting'
        union all select 'sending', count(*)::integer from outbox_messages where state = 'sending'
        union all select 'failed', count(*)::integer from outbox_messages where state = 'failed'
        union all select 'unknown', count(*)::integer from outbox_messages where state = 'unknown'
      `.execute(db);
      return rows.map(({ state, messages }) => [state, messages]);
    },

    /** Failed and unknown messages, for the operator. */
    unsent: () =>
      db
        .selectFrom('outbox_messages')
        .select(COLUMNS)
        .where('state', 'in', ['failed', 'unknown'])
        .orderBy('id')
        .execute(),
  };
}
export type OutboxRepository = ReturnType<typeof outboxRepository>;
