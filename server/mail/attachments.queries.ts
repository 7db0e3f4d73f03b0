import type { Db } from '../db/open.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import type { ClaimedMessage } from './outbox.queries.ts';
import type { Attachment } from './smtp.ts';

export type AttachmentOf = (
  message: Pick<ClaimedMessage, 'transactionId' | 'attachmentId'>,
) => Promise<Attachment | undefined>;

/** The stored file of a message, or the receipt of its transaction. */
export const attachmentIn =
  (db: Db): AttachmentOf =>
  async ({ transactionId, attachmentId }) => {
    if (attachmentId === null) return transactionId === null ? undefined : receiptFile(db, transactionId);
    const { name, pdf } = await db
      .selectFrom('outbox_attachments')
      .select(['name', 'pdf'])
      .where('id', '=', attachmentId)
      .executeTakeFirstOrThrow();
    return { name, pdf: Buffer.from(pdf, 'base64') };
  };

/** @returns its id */
export async function storeAttachment(transaction: Db, { name, pdf }: Attachment): Promise<number> {
  const { id } = await transaction
    .insertInto('outbox_attachments')
    .values({ name, pdf: Buffer.from(pdf).toString('base64') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
