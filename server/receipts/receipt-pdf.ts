import { initials } from '#domain/access/staff.ts';
import type { PracticeLogo } from '#domain/practice/practice-logo.ts';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { type Document, drawRule, MARGIN, type OpenedPdf, openPdf } from './pdf-document.ts';
import { printable } from './printable.ts';
import { type ReceiptText, receiptText, type SettledTransaction } from './receipt-lines.ts';

/** Of a line of items. */
const ROW_HEIGHT = 30;
/** From a line's rule to its text. */
const ROW_TOP = 9;
const MARK = 44;
const LOGO_WIDTH = 160;
const GAP = 14;
const COLUMNS = 3;
const SIZES = { title: 24, name: 15, mark: 15, practice: 10, label: 9, line: 11, total: 16 };
const STAMP = { width: 58, height: 24, color: '#17663c', fill: '#e8f6ee' };
const TEXT = '#1c222b';
const MUTED = '#5f6877';

interface Extras {
  logo?: PracticeLogo | null;
  /** What is left to pay on the plan. */
  balanceCents?: number | undefined;
}

/**
 * A tagged PDF: screen readers find the heading and tables with row headers. The same transaction, logo and balance
 * give the same bytes.
 */
export async function receiptPdf(
  stored: SettledTransaction,
  { logo = null, balanceCents }: Extras = {},
): Promise<Uint8Array> {
  const receipt = receiptText(stored, balanceCents);
  const { title, isPaid, practice, closing } = receipt;
  const opened = await openPdf({
    title: `${title} ${stored.id}`,
    author: stored.practice_name,
    created: stored.settled_at ?? stored.created_at,
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
  if (isPaid) paragraph(() => drawStamp(document, titleTop + 3));
  const details = document.struct('Table');
  root.add(details);
  const detailsBottom = drawDetails(opened, receipt, titleTop + SIZES.title + ROW_HEIGHT, details);
  const amounts = document.struct('Table');
  root.add(amounts);
  const end = drawAmounts(opened, receipt, detailsBottom + GAP, amounts);
  if (closing !== undefined)
    paragraph(() => {
      document.font('regular').fontSize(SIZES.practice).fillColor(MUTED);
      document.text(closing, MARGIN, end + ROW_HEIGHT);
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
  document.roundedRect(left, top, STAMP.width, STAMP.height, 6).fill(STAMP.fill);
  document.font('bold').fontSize(SIZES.line).fillColor(STAMP.color);
  document.text('Paid', left, top + 5.5, { width: STAMP.width, align: 'center' });
}

/** Labels above their values, three side by side. @returns where they end */
function drawDetails(
  { document, written }: OpenedPdf,
  { details }: ReceiptText,
  start: number,
  table: PDFKit.PDFStructureElement,
): number {
  const width = (document.page.width - 2 * MARGIN) / COLUMNS;
  let [top, bottom] = [start, start];
  for (const [index, [label, value]] of details.entries()) {
    const column = index % COLUMNS;
    if (column === 0) top = bottom;
    const at = { left: MARGIN + column * width, width: width - GAP };
    const { shown, options } = written(value);
    const header = document.struct('TH', {}, () => {
      document.font('regular').fontSize(SIZES.label).fillColor(MUTED).text(label, at.left, top, at);
    });
    const cell = document.struct('TD', options, () => {
      document
        .fontSize(SIZES.line)
        .fillColor(TEXT)
        .text(shown, at.left, top + 14, at);
      bottom = Math.max(bottom, document.y + GAP);
    });
    table.add(document.struct('TR', {}, [header, cell]));
  }
  return bottom;
}

const AMOUNTS = {
  item: { font: 'regular', size: SIZES.line, color: TEXT },
  total: { font: 'bold', size: SIZES.total, color: TEXT },
  balance: { font: 'regular', size: SIZES.line, color: MUTED },
} as const;

/** What was paid, the total in large type, and the balance. @returns where they end */
function drawAmounts(
  { document }: OpenedPdf,
  { amounts, balance }: ReceiptText,
  start: number,
  table: PDFKit.PDFStructureElement,
): number {
  let top = start;
  const add = ([label, value]: readonly [string, string], kind: keyof typeof AMOUNTS) => {
    const { font, size, color } = AMOUNTS[kind];
    drawRule(document, top, kind === 'total' ? TEXT : undefined);
    const draw = (text: string, align: 'left' | 'right') => () =>
      void document
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, MARGIN, top + ROW_TOP, { width: document.page.width - 2 * MARGIN, align });
    const cells = [
      document.struct('TH', {}, draw(label, 'left')),
      document.struct('TD', {}, draw(value, 'right')),
    ];
    table.add(document.struct('TR', {}, cells));
    top += kind === 'total' ? ROW_HEIGHT + ROW_TOP : ROW_HEIGHT;
  };
  for (const [index, line] of amounts.entries()) add(line, index === amounts.length - 1 ? 'total' : 'item');
  if (balance) add(balance, 'balance');
  return top;
}
