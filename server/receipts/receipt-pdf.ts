import type { PracticeLogo } from '#domain/access/practice-logo.ts';
import { initials } from '#domain/access/staff.ts';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { type Document, MARGIN, type OpenedPdf, openPdf } from './pdf-document.ts';
import { printable } from './printable.ts';
import { receiptText, type SettledTransaction } from './receipt-lines.ts';

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
  const { title, isPaid, practice, lines } = receiptText(stored);
  const { document, typeface, bytes, written } = await openPdf({
    title: `${title} ${stored.id}`,
    author: stored.practice_name,
    created: stored.settled_at ?? stored.created_at,
    texts: [...practice, ...lines.flat()],
  });

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

function row(
  document: Document,
  label: string,
  { shown, options }: ReturnType<OpenedPdf['written']>,
  top: number,
) {
  const header = document.struct('TH', {}, () => {
    document.font('bold').fontSize(SIZES.line).text(label, MARGIN, top, { width: LABEL_WIDTH });
  });
  const cell = document.struct('TD', options, () => {
    document.font('regular').text(shown, MARGIN + LABEL_WIDTH, top);
  });
  return document.struct('TR', {}, [header, cell]);
}
