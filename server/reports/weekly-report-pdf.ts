import { formatLongDate } from '#domain/date/day.ts';
import { type Document, drawRule, MARGIN, type OpenedPdf, openPdf } from '../receipts/pdf-document.ts';
import { type ReportTable, revenueTables, todayTables, type WeeklyFigures } from './weekly-report-tables.ts';

const ROW_HEIGHT = 18;
const SIZES = { title: 20, page: 15, table: 12, cell: 10 };

/** A tagged PDF of the Today and Revenue pages. A table that does not fit starts on the next page. */
export async function weeklyReportPdf(figures: WeeklyFigures, created: Date): Promise<Uint8Array> {
  const { practice, today, revenue } = figures;
  const pages = [
    { title: `Today, ${formatLongDate(today.day)}`, tables: todayTables(today) },
    { title: 'Revenue of the last 12 months', tables: revenueTables(revenue) },
  ];
  const title = `Weekly report, ${formatLongDate(today.day)}`;
  const pdf = await openPdf({ title, author: practice, created });
  const { document, bytes, written } = pdf;
  const root = document.struct('Document');
  document.addStructure(root);
  const line = (tag: 'H1' | 'H2' | 'P', text: string, size: number) => {
    const { shown, options } = written(text);
    root.add(
      document.struct(tag, options, () => {
        const font = tag === 'P' ? 'regular' : 'bold';
        document.font(font).fontSize(size).text(shown, MARGIN, document.y);
      }),
    );
    document.y += ROW_HEIGHT / 3;
  };
  line('H1', title, SIZES.title);
  line('P', practice, SIZES.table);
  for (const page of pages) {
    line('H2', page.title, SIZES.page);
    for (const table of page.tables) drawTable(pdf, root, table);
  }
  root.end();
  document.end();
  return bytes;
}

const bottomOf = ({ page }: Document): number => page.height - MARGIN;

function drawTable(
  { document, written }: OpenedPdf,
  root: PDFKit.PDFStructureElement,
  { title, head, rows }: ReportTable,
): void {
  const width = (document.page.width - 2 * MARGIN) / head.length;
  const font = (index: number) => document.font(index === 0 ? 'bold' : 'regular').fontSize(SIZES.cell);
  const heights = [head, ...rows].map((cells, index) => {
    font(index);
    const texts = cells.map((cell) => document.heightOfString(written(cell).shown, { width }));
    return ROW_HEIGHT + Math.max(...texts) - document.currentLineHeight(true);
  });
  const height = heights.reduce((sum, each) => sum + each, 2 * ROW_HEIGHT);
  if (document.y + height > bottomOf(document)) document.addPage();
  root.add(
    document.struct('H3', {}, () => {
      document.font('bold').fontSize(SIZES.table).text(title, MARGIN, document.y);
    }),
  );
  const table = document.struct('Table');
  root.add(table);
  let top = document.y + ROW_HEIGHT / 3;
  for (const [index, cells] of [head, ...rows].entries()) {
    const rowHeight = heights[index] ?? ROW_HEIGHT;
    if (top + rowHeight > bottomOf(document)) {
      document.addPage();
      top = MARGIN;
    }
    const at = top;
    const elements = cells.map((cell, column) => {
      const { shown, options } = written(cell);
      const isHead = index === 0 || column === 0;
      return document.struct(isHead ? 'TH' : 'TD', options, () => {
        font(index).text(shown, MARGIN + column * width, at, {
          width,
          align: column === 0 ? 'left' : 'right',
        });
      });
    });
    table.add(document.struct('TR', {}, elements));
    drawRule(document, at + rowHeight - 4);
    top += rowHeight;
  }
  document.y = top + ROW_HEIGHT / 2;
}
