import type PDFDocument from 'pdfkit';
import { PRODUCT_NAME } from '#domain/product.ts';
import type { StoredTransaction } from '../repositories/transactions.ts';
import { printable } from './printable.ts';
import { receiptText } from './receipt-lines.ts';

type Document = typeof PDFDocument.prototype;

const MARGIN = 64;
const LABEL_WIDTH = 170;
const ROW_HEIGHT = 22;
const SIZES = { title: 22, practice: 10, line: 11 };

/**
 * A transaction's receipt as a tagged PDF: a screen reader finds the heading, and each line as a row of a table with
 * its header. The same transaction gives the same bytes.
 */
export async function receiptPdf(stored: StoredTransaction): Promise<Uint8Array> {
  const { default: Pdf } = await import('pdfkit');
  const { title, practice, lines } = receiptText(stored);
  const document = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${title} ${stored.id}`,
      Author: stored.practice_name,
      Creator: PRODUCT_NAME,
      CreationDate: stored.settled_at ?? stored.created_at,
    },
  });
  const bytes = collected(document);

  const root = document.struct('Document');
  document.addStructure(root);
  root.add(
    document.struct('H1', {}, () => void document.font('Helvetica-Bold').fontSize(SIZES.title).text(title)),
  );
  for (const line of practice) {
    root.add(
      document.struct(
        'P',
        {},
        () => void document.font('Helvetica').fontSize(SIZES.practice).text(printable(line)),
      ),
    );
  }
  const table = document.struct('Table');
  root.add(table);
  let top = document.y + ROW_HEIGHT;
  for (const [label, value] of lines) {
    table.add(row(document, label, value, top));
    top += ROW_HEIGHT;
  }
  root.end();
  document.end();
  return bytes;
}

function row(document: Document, label: string, value: string, top: number) {
  const header = document.struct('TH', {}, () => {
    document.font('Helvetica-Bold').fontSize(SIZES.line).text(label, MARGIN, top, { width: LABEL_WIDTH });
  });
  const cell = document.struct('TD', {}, () => {
    document.font('Helvetica').text(printable(value), MARGIN + LABEL_WIDTH, top);
  });
  return document.struct('TR', {}, [header, cell]);
}

function collected(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
