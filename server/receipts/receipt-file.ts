import type { FastifyReply } from 'fastify';
import { RECEIPTS_PATH } from '#domain/navigation/server-paths.ts';
import { systemClock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { ReceiptState } from '../db/schema/message-tables.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { balanceOnReceipt } from '../payments/transaction-emails.queries.ts';
import { type TransactionsRepository, transactionsRepository } from '../payments/transactions.queries.ts';
import { practiceLogosRepository } from '../practices/practice-logos.queries.ts';
import type { SettledTransaction } from './receipt-lines.ts';
import { receiptPdf } from './receipt-pdf.ts';

interface ReceiptFile {
  name: string;
  pdf: Uint8Array;
}

/** `Receipt 10000114 2026-11-25.pdf`: ids only, because other people see file names. */
const receiptFileName = ({
  referenced_transaction_id,
  member_id,
  date_paid,
}: Pick<SettledTransaction, 'referenced_transaction_id' | 'member_id' | 'date_paid'>): string =>
  `${referenced_transaction_id === null ? 'Receipt' : 'Refund'} ${member_id} ${date_paid}.pdf`;

/** The page of the receipt's tab. */
export const receiptAddress = (settled: SettledTransaction): string =>
  `${RECEIPTS_PATH}/${settled.id}/${encodeURIComponent(receiptFileName(settled))}`;

export const describeReceipt = (reply: FastifyReply, settled: SettledTransaction): FastifyReply =>
  reply
    .header('content-disposition', `inline; filename="${receiptFileName(settled)}"`)
    .type('application/pdf');

/** @throws HttpError 404 without the transaction, 409 if it wasn't paid */
export async function settledOf(
  transactions: Pick<TransactionsRepository, 'findOfMember'>,
  { practiceId, memberId, transactionId }: { practiceId: string; memberId: string; transactionId: string },
): Promise<SettledTransaction> {
  const stored = await transactions.findOfMember(practiceId, memberId, transactionId);
  if (!stored) throw notFound();
  if (stored.date_paid === null) throw conflict('nothingPaid');
  return { ...stored, date_paid: stored.date_paid };
}

/** A PDF with the practice's logo, and the balance of the plan at present unless the practice pays for it. */
export const receiptsWithLogo =
  (db: Db) =>
  async (settled: SettledTransaction): Promise<Uint8Array> =>
    pdfOf(db, settled, await balanceOnReceipt(db, settled.patient_id, settled.plan_id));

const pdfOf = async (db: Db, settled: SettledTransaction, balanceCents: number | undefined) =>
  receiptPdf(settled, {
    logo: await practiceLogosRepository(db, systemClock).current(String(settled.practice_id)),
    balanceCents,
  });

/**
 * @param state what the text of the email shows; null for the present state
 * @returns undefined if nothing was paid
 */
export async function receiptFile(
  db: Db,
  transactionId: number,
  state: ReceiptState | null,
): Promise<ReceiptFile | undefined> {
  const stored = await transactionsRepository(db, systemClock).find(transactionId);
  if (!stored || stored.date_paid === null) return undefined;
  const settled = { ...stored, date_paid: stored.date_paid };
  const name = receiptFileName(settled);
  if (state === null) return { name, pdf: await receiptsWithLogo(db)(settled) };
  const { paymentStatus: payment_status, voided, balanceCents } = state;
  return { name, pdf: await pdfOf(db, { ...settled, payment_status, voided }, balanceCents ?? undefined) };
}
