/** Numbers are whole cents. */
export type CsvValue = string | number | null;

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Spreadsheets read these as the start of a formula, including their full-width forms. */
const FORMULA = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/** Spreadsheets drop some of these characters. */
const BLANK = '[\\s\\p{Cc}\\p{Cf}]';
const BEGINS_FORMULA = new RegExp(`^(?:\\p{Cc}|${BLANK}*${FORMULA})`, 'u');
/** Spreadsheets in some countries separate cells by semicolons and ignore quotes within a cell. */
const INNER_FORMULA = new RegExp(`(?<=[^\\s\\p{Cc}\\p{Cf}].*)([;\\t\\r\\n])(?=${BLANK}*${FORMULA})`, 'gsu');
/** The apostrophes before a formula, also before one after a separator. */
const GUARDS = new RegExp(`(?:^|(?<=[;\\t\\r\\n]))'(?=${BLANK}*${FORMULA})`, 'gu');
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** RFC 4180 with a byte order mark. A text that a spreadsheet would read as a formula gets an apostrophe. */
export const csvFile = (lines: readonly (readonly CsvValue[])[]): string => BYTE_ORDER_MARK + csvLines(lines);

/** Without the byte order mark, for files that are written in pieces. */
export const csvLines = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');

/** A cell of an exported file as it was before the export. */
export const withoutGuards = (cell: string): string => cell.replace(GUARDS, '');

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return formatCents(value);
  const parts = value.replace(INNER_FORMULA, "$1'");
  const safe = BEGINS_FORMULA.test(value) ? `'${parts}` : parts;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `-12.50` */
function formatCents(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
