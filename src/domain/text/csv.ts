/** A value of a cell: numbers are amounts in whole cents. */
export type CsvValue = string | number | null;

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What spreadsheets take for the beginning of a formula, also in the form of other scripts. */
const FORMULA = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/** White space, control characters, and others that nobody sees: spreadsheets drop some of them. */
const BLANK = '[\\s\\p{Cc}\\p{Cf}]';
const BEGINS_FORMULA = new RegExp(`^(?:\\p{Cc}|${BLANK}*${FORMULA})`, 'u');
/** Where a cell would begin in a country that separates cells by semicolons, which knows no quotes within a cell. */
const INNER_FORMULA = new RegExp(`(?<=[^\\s\\p{Cc}\\p{Cf}].*)([;\\t\\r\\n])(?=${BLANK}*${FORMULA})`, 'gsu');
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * Lines of values as a CSV file (RFC 4180): UTF-8 behind a byte order mark, each line ended. A text that a spreadsheet
 * would take for a formula has an apostrophe before it, also where another separator would begin a cell.
 */
export const csvFile = (lines: readonly (readonly CsvValue[])[]): string => BYTE_ORDER_MARK + csvLines(lines);

/** The same without the mark: what follows in a file that is written piece by piece. */
export const csvLines = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return writtenCents(value);
  const parts = value.replace(INNER_FORMULA, "$1'");
  const safe = BEGINS_FORMULA.test(value) ? `'${parts}` : parts;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number for a spreadsheet to reckon with: `-12.50`. */
function writtenCents(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
