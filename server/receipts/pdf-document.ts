import type PDFDocument from 'pdfkit';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { printable } from './printable.ts';
import { receiptTypeface, type Typeface } from './receipt-fonts.ts';

export type Document = typeof PDFDocument.prototype;

/** pdfkit would load a font that is set here a second time. */
const NONE_YET = '';
export const MARGIN = 64;

interface Written {
  shown: string;
  options: PDFKit.Mixins.StructureElementOptions;
}

export interface OpenedPdf {
  document: Document;
  typeface: Typeface;
  /** Resolves after the document's end. */
  bytes: Promise<Uint8Array>;
  written: (text: string) => Written;
}

/** A tagged PDF on letter paper. The same texts give the same bytes. */
export async function openPdf({
  title,
  author,
  created,
}: {
  title: string;
  author: string;
  created: Date;
}): Promise<OpenedPdf> {
  const { default: Pdf } = await import('pdfkit');
  const typeface = await receiptTypeface();
  const document = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: NONE_YET,
    info: { Title: title, Author: author, Creator: PRODUCT_NAME, CreationDate: created },
  });
  document.registerFont('regular', sourceOf(typeface.regular)).registerFont('bold', sourceOf(typeface.bold));
  return { document, typeface, bytes: collected(document), written: writtenWith(typeface) };
}

/** pdfkit accepts a loaded font, but its types don't. */
const sourceOf = (source: Typeface['regular']): never => source as never;

/** If a letter can't be printed, the PDF has the original text for screen readers. */
const writtenWith =
  ({ holds }: Typeface) =>
  (text: string): Written => {
    const shown = printable(text, holds);
    return { shown, options: shown === text.normalize('NFC') ? {} : { actual: text } };
  };

function collected(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** A line between rows, which screen readers skip. */
export function drawRule(document: Document, top: number, color = '#e2e5eb'): void {
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(MARGIN, top)
    .lineTo(document.page.width - MARGIN, top)
    .lineWidth(0.75)
    .stroke(color);
  document.endMarkedContent();
}
