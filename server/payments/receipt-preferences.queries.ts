import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

/** Whether the practice emails every receipt to a patient. */
export function receiptPreferencesRepository(db: Db) {
  return {
    /** @returns false for an unknown patient */
    set: (
      { practiceId, memberId }: { practiceId: string; memberId: string },
      emailsReceipts: boolean,
    ): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('patients')
          .set({ emails_receipts: emailsReceipts })
          .where('practice_id', '=', recordNumber(practiceId))
          .where('member_id', '=', memberId)
          .returning('id')
          .executeTakeFirst();
        return changed !== undefined;
      }),
  };
}

export async function emailsReceiptOf(db: Db, transactionId: number): Promise<boolean> {
  const { emails_receipts } = await db
    .selectFrom('transactions')
    .innerJoin('patients', 'patients.id', 'transactions.patient_id')
    .select('emails_receipts')
    .where('transactions.id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return emails_receipts;
}
