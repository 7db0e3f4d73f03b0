import type { Db } from '../db/open.ts';
import type { ReceiptState } from '../db/schema/message-tables.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import type { ClaimedMessage } from './outbox.queries.ts';
import type { Attachment } from './smtp.ts';

export const PDF = 'application/pdf';

export type AttachmentOf = (
  message: Pick<ClaimedMessage, 'transactionId' | 'receiptState' | 'attachmentId'>,
) => Promise<Attachment | undefined>;

/** The stored file of a message, or the receipt of its transaction. */
export const attachmentIn =
  (db: Db): AttachmentOf =>
  async ({ transactionId, receiptState, attachmentId }) => {
    if (attachmentId === null)
      return transactionId === null ? undefined : receiptIn(db, transactionId, receiptState);
    const { name, content, content_type } = await db
      .selectFrom('outbox_attachments')
      .select(['name', 'content', 'content_type'])
      .where('id', '=', attachmentId)
      .executeTakeFirstOrThrow();
    return { name, type: content_type, content: Buffer.from(content, 'base64') };
  };

async function receiptIn(
  db: Db,
  transactionId: number,
  state: ReceiptState | null,
): Promise<Attachment | undefined> {
  const receipt = await receiptFile(db, transactionId, state);
  return receipt && { name: receipt.name, type: PDF, content: receipt.pdf };
}

/** @returns its id */
export async function storeAttachment(transaction: Db, { name, type, content }: Attachment): Promise<number> {
  const { id } = await transaction
    .insertInto('outbox_attachments')
    .values({ name, content: Buffer.from(content).toString('base64'), content_type: type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
