import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

export interface ReceiptEmail {
  to: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown';
  askedAt: Date;
  sentAt: Date | null;
}

const MOST_LISTED = 20;

export const receiptEmailsRepository = (db: Db) => ({
  async list(
    practiceId: string,
    memberId: string,
    transactionId: string,
  ): Promise<readonly ReceiptEmail[] | undefined> {
    const transaction = await db
      .selectFrom('transactions')
      .innerJoin('patients', 'patients.id', 'transactions.patient_id')
      .select('transactions.id')
      .where('transactions.practice_id', '=', recordNumber(practiceId))
      .where('patients.member_id', '=', memberId)
      .where('transactions.id', '=', recordNumber(transactionId))
      .executeTakeFirst();
    if (!transaction) return undefined;
    return db
      .selectFrom('outbox_messages')
      .select(['recipient as to', 'state', 'created_at as askedAt', 'sent_at as sentAt'])
      .where('transaction_id', '=', transaction.id)
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
      .execute();
  },
});
