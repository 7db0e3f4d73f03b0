import type { PracticeLogo } from '#domain/access/practice-logo.ts';
import { initials } from '#domain/access/staff.ts';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { type Document, drawRule, MARGIN, type OpenedPdf, openPdf } from './pdf-document.ts';
import { printable } from './printable.ts';
import { type ReceiptText, receiptText, type SettledTransaction } from './receipt-lines.ts';

const LABEL_WIDTH = 170;
const ROW_HEIGHT = 26;
/** From a row's line to its text. */
const ROW_TOP = 8;
const MARK = 40;
const LOGO_WIDTH = 160;
const GAP = 14;
const SIZES = { title: 22, name: 15, mark: 14, practice: 10, line: 11, total: 15 };
const STAMP = { width: 64, height: 24, color: '#12733a' };
const TEXT = '#1c222b';
const MUTED = '#5f6877';

/**
 * A tagged PDF: screen readers find the heading and a table with row headers. The same transaction
 * and logo give the same bytes.
 */
export async function receiptPdf(
  stored: SettledTransaction,
  logo: PracticeLogo | null = null,
): Promise<Uint8Array> {
  const receipt = receiptText(stored);
  const { title, isPaid, practice, details, amounts, closing } = receipt;
  const opened = await openPdf({
    title: `${title} ${stored.id}`,
    author: stored.practice_name,
    created: stored.settled_at ?? stored.created_at,
    texts: [...practice, ...details.flat(), ...amounts.flat()],
  });
  const { document, bytes } = opened;
  const root = document.struct('Document');
  document.addStructure(root);
  const paragraph = (draw: () => void, options = {}) => root.add(document.struct('P', options, draw));

  const bottom = drawPractice(opened, stored.practice_name, practice, logo, paragraph);
  const titleTop = bottom + ROW_HEIGHT;
  root.add(
    document.struct('H1', {}, () => {
      document.font('bold').fontSize(SIZES.title).fillColor(TEXT).text(title, MARGIN, titleTop);
    }),
  );
  if (isPaid) paragraph(() => drawStamp(document, titleTop));
  const table = document.struct('Table');
  root.add(table);
  drawRows(opened, receipt, titleTop + SIZES.title + ROW_HEIGHT, table);
  if (closing !== undefined)
    paragraph(() => {
      document.font('regular').fontSize(SIZES.practice).fillColor(MUTED);
      document.text(closing, MARGIN, document.y + ROW_HEIGHT);
    });
  root.end();
  document.end();
  return bytes;
}

type AddParagraph = (draw: () => void, options?: ReturnType<OpenedPdf['written']>['options']) => void;

/** The practice with its logo or initials, in the font that has all letters. @returns where it ends */
function drawPractice(
  { document, typeface, written }: OpenedPdf,
  name: string,
  lines: readonly string[],
  logo: PracticeLogo | null,
  addParagraph: AddParagraph,
): number {
  const width = logo
    ? drawLogo(document, logo)
    : drawMark(document, initials(printable(name, typeface.holds)));
  for (const [index, line] of lines.entries()) {
    const { shown, options } = written(line);
    addParagraph(() => {
      if (index === 0) {
        document.font('regular').fontSize(SIZES.name).fillColor(TEXT);
        document.text(shown, MARGIN + width + GAP, MARGIN);
      } else document.font('regular').fontSize(SIZES.practice).fillColor(MUTED).text(shown, { lineGap: 2 });
    }, options);
  }
  return Math.max(document.y, MARGIN + MARK);
}

/** The practice's initials. Its name is beside them. @returns their width */
function drawMark(document: Document, text: string): number {
  document.markContent('Artifact', { type: 'Layout' });
  document.roundedRect(MARGIN, MARGIN, MARK, MARK, 9).fill(ACCENT);
  document.font('regular').fontSize(SIZES.mark).fillColor(ON_ACCENT);
  document.text(text, MARGIN, MARGIN + (MARK - SIZES.mark) / 2 + 1, { width: MARK, align: 'center' });
  document.endMarkedContent();
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
  document.text('PAID', left, top + 7.5, { width: STAMP.width, align: 'center', characterSpacing: 1 });
}

/** The details, then the amounts at the right, with the total in large type. */
function drawRows(
  { document, written }: OpenedPdf,
  { details, amounts }: ReceiptText,
  start: number,
  table: PDFKit.PDFStructureElement,
): void {
  let top = start;
  const add = (label: string, value: string, kind: keyof typeof ROWS) => {
    drawRule(document, top);
    table.add(row(document, label, written(value), top + ROW_TOP, kind));
    top = Math.max(top + ROW_HEIGHT, document.y + ROW_TOP);
  };
  for (const [label, value] of details) add(label, value, 'detail');
  top += ROW_TOP;
  for (const [index, [label, value]] of amounts.entries())
    add(label, value, index === amounts.length - 1 ? 'total' : 'amount');
}

const ROWS = {
  detail: { font: 'regular', size: SIZES.line, align: 'left', color: MUTED },
  amount: { font: 'regular', size: SIZES.line, align: 'right', color: MUTED },
  total: { font: 'bold', size: SIZES.total, align: 'right', color: TEXT },
} as const;

function row(
  document: Document,
  label: string,
  { shown, options }: ReturnType<OpenedPdf['written']>,
  top: number,
  kind: keyof typeof ROWS,
) {
  const { font, size, align, color } = ROWS[kind];
  const header = document.struct('TH', {}, () => {
    document.font(font).fontSize(size).fillColor(color).text(label, MARGIN, top, { width: LABEL_WIDTH });
  });
  const cell = document.struct('TD', options, () => {
    const left = MARGIN + LABEL_WIDTH;
    document.fillColor(TEXT).text(shown, left, top, { width: document.page.width - MARGIN - left, align });
  });
  return document.struct('TR', {}, [header, cell]);
}
