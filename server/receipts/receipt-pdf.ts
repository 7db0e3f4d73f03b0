import type PDFDocument from 'pdfkit';
import type { PracticeLogo } from '#domain/access/practice-logo.ts';
import { initials } from '#domain/access/staff.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { printable } from './printable.ts';
import { type Typeface, typefaceFor } from './receipt-fonts.ts';
import { receiptText, type SettledTransaction } from './receipt-lines.ts';

type Document = typeof PDFDocument.prototype;

/** pdfkit would load a font that is set here a second time. */
const NONE_YET = '';
const MARGIN = 64;
const LABEL_WIDTH = 170;
const ROW_HEIGHT = 22;
const MARK = 40;
const LOGO_WIDTH = 160;
const GAP = 14;
const SIZES = { title: 22, name: 13, mark: 14, practice: 10, line: 11 };
const STAMP = { width: 64, height: 24, color: '#12733a' };

/**
 * A tagged PDF: screen readers find the heading and a table with row headers. The same transaction
 * and logo give the same bytes.
 */
export async function receiptPdf(
  stored: SettledTransaction,
  logo: PracticeLogo | null = null,
): Promise<Uint8Array> {
  const { default: Pdf } = await import('pdfkit');
  const { title, isPaid, practice, lines } = receiptText(stored);
  const typeface = await typefaceFor([...practice, ...lines.flat()]);
  const document = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: NONE_YET,
    info: {
      Title: `${title} ${stored.id}`,
      Author: stored.practice_name,
      Creator: PRODUCT_NAME,
      CreationDate: stored.settled_at ?? stored.created_at,
    },
  });
  document.registerFont('regular', sourceOf(typeface.regular)).registerFont('bold', sourceOf(typeface.bold));
  const bytes = collected(document);
  const written = writtenWith(typeface);

  const root = document.struct('Document');
  document.addStructure(root);
  const markWidth = logo
    ? drawLogo(document, logo)
    : drawMark(document, initials(printable(stored.practice_name, typeface.holds)));
  for (const [place, line] of practice.entries()) {
    const { shown, options } = written(line);
    const draw = () => {
      document.font('regular').fontSize(place === 0 ? SIZES.name : SIZES.practice);
      if (place === 0) document.text(shown, MARGIN + markWidth + GAP, MARGIN);
      else document.text(shown);
    };
    root.add(document.struct('P', options, draw));
  }
  const titleTop = Math.max(document.y, MARGIN + MARK) + ROW_HEIGHT;
  root.add(
    document.struct('H1', {}, () => {
      document.font('bold').fontSize(SIZES.title).text(title, MARGIN, titleTop);
    }),
  );
  if (isPaid) root.add(document.struct('P', {}, () => drawStamp(document, titleTop)));
  const table = document.struct('Table');
  root.add(table);
  let top = document.y + ROW_HEIGHT;
  for (const [label, value] of lines) {
    table.add(row(document, label, written(value), top));
    top = Math.max(top + ROW_HEIGHT, document.y + ROW_HEIGHT / 2);
  }
  root.end();
  document.end();
  return bytes;
}

/** The practice's initials. Its name is beside them. @returns their width */
function drawMark(document: Document, text: string): number {
  document.markContent('Artifact', { type: 'Layout' });
  document.roundedRect(MARGIN, MARGIN, MARK, MARK, 9).fill(ACCENT);
  document.font('regular').fontSize(SIZES.mark).fillColor(ON_ACCENT);
  document.text(text, MARGIN, MARGIN + (MARK - SIZES.mark) / 2, { width: MARK, align: 'center' });
  document.endMarkedContent();
  document.fillColor('black');
  return MARK;
}

/** @returns its width */
function drawLogo(document: Document, { image, type, width, height }: PracticeLogo): number {
  const scale = Math.min(LOGO_WIDTH / width, MARK / height);
  document.markContent('Artifact', { type: 'Layout' });
  document.image(`data:${type};base64,${image}`, MARGIN, MARGIN, { width: width * scale });
  document.endMarkedContent();
  return width * scale;
}

function drawStamp(document: Document, top: number): void {
  const left = document.page.width - MARGIN - STAMP.width;
  document.roundedRect(left, top, STAMP.width, STAMP.height, 5).lineWidth(1.5).stroke(STAMP.color);
  document.font('bold').fontSize(SIZES.line).fillColor(STAMP.color);
  document.text('PAID', left, top + 6, { width: STAMP.width, align: 'center', characterSpacing: 1 });
  document.fillColor('black');
}

/** pdfkit accepts a loaded font, but its types don't. */
const sourceOf = (source: Typeface['regular']): never => source as never;

interface Written {
  shown: string;
  options: PDFKit.Mixins.StructureElementOptions;
}

/** If a letter can't be printed, the PDF has the original text for screen readers. */
const writtenWith =
  ({ holds }: Typeface) =>
  (text: string): Written => {
    const shown = printable(text, holds);
    return { shown, options: shown === text.normalize('NFC') ? {} : { actual: text } };
  };

function row(document: Document, label: string, { shown, options }: Written, top: number) {
  const header = document.struct('TH', {}, () => {
    document.font('bold').fontSize(SIZES.line).text(label, MARGIN, top, { width: LABEL_WIDTH });
  });
  const cell = document.struct('TD', options, () => {
    document.font('regular').text(shown, MARGIN + LABEL_WIDTH, top);
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
