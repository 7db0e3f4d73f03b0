import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { centsOf } from '#domain/money/money.ts';
import { CODE_LABELS } from '#domain/plan/code-draft.ts';
import { CODE_COLUMNS } from '#domain/plan/code-lines.ts';
import { isUcr } from '#domain/plan/ucr-change.ts';
import { withoutGuards } from '#domain/text/csv.ts';
import { hasHiddenCharacters } from '#domain/text/visible.ts';
import type { CodeFields } from './procedure-codes.ts';

export interface FileCode extends CodeFields {
  line: number;
}

interface RejectedLine {
  line: number;
  /** As in the file; empty if the file has none. */
  adaCode: string;
  reason: string;
}

export interface CodeFile {
  codes: FileCode[];
  rejected: RejectedLine[];
}

interface Record {
  record: string[];
  info: { lines: number };
}

const CODE = /^[A-Za-z0-9]{1,10}$/;
/** Between slices, the server handles other requests. */
const SLICE_BYTES = 32 * 1024;
/** More than the columns of any export need. */
const LONGEST_HEAD = 5000;
const LONGEST_DESCRIPTION = 200;
const LONGEST_NAME = 40;
const FORMULA = /^\s*[=+\-@]/;
const REPLACED = '\uFFFD';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u001F\u007F]/;

/** Every line is valid or has the reason why it is not. */
export async function readCodeFile(text: string): Promise<CodeFile> {
  const plain = text.replace(/^\uFEFF/, '');
  const firstLine = firstLineOf(plain);
  // A line is parsed as a whole: a long one would keep other requests waiting.
  if (firstLine.length > LONGEST_HEAD) return refused(columnProblem([]) ?? '');
  const delimiter = delimiterOf(firstLine);
  const records = Readable.from(slicesOf(Buffer.from(plain))).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  );
  try {
    return await fileOf(records, delimiter);
  } catch (error) {
    if (error instanceof CsvError) return refused(BROKEN_QUOTES, lineIn(error));
    throw error;
  }
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    yield bytes.subarray(start, start + SLICE_BYTES);
    await setImmediate();
  }
}

async function fileOf(records: AsyncIterable<Record>, delimiter: string): Promise<CodeFile> {
  const file: CodeFile = { codes: [], rejected: [] };
  const lineOfCode = new Map<string, number>();
  let columns: string[] | null = null;
  for await (const { record, info } of records) {
    if (columns === null) {
      columns = record.map((name) => name.trim().toLowerCase());
      const problem = columnProblem(columns);
      if (problem !== null) return refused(problem);
      continue;
    }
    const read = onlyOnce(readLine(record, columns, { line: info.lines, delimiter }), lineOfCode);
    if ('reason' in read) file.rejected.push(read);
    else file.codes.push(read);
  }
  return columns === null ? refused(columnProblem([]) ?? '') : file;
}

/** Rejects the code of an earlier line. */
function onlyOnce(read: FileCode | RejectedLine, lineOfCode: Map<string, number>): FileCode | RejectedLine {
  if ('reason' in read) return read;
  const code = read.adaCode.toLowerCase();
  const first = lineOfCode.get(code);
  if (first !== undefined) return { ...read, reason: `${read.adaCode} is on line ${first} already.` };
  lineOfCode.set(code, read.line);
  return read;
}

const refused = (reason: string, line = 1): CodeFile => ({
  codes: [],
  rejected: [{ line, adaCode: '', reason }],
});

const BROKEN_QUOTES = 'The quotation marks on this line don’t match.';

/** Spreadsheets of some countries separate cells by semicolons or tabs. */
const delimiterOf = (firstLine: string): string =>
  [',', ';', '\t'].find((each) => firstLine.includes(each)) ?? ',';

const firstLineOf = (text: string): string => text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));

const lineIn = (error: CsvError): number => {
  const line: unknown = Reflect.get(error, 'lines');
  return typeof line === 'number' ? line : 1;
};

function columnProblem(columns: readonly string[]): string | null {
  const counted = (name: string) => columns.filter((each) => each === name.toLowerCase()).length;
  const missing = CODE_COLUMNS.filter((name) => counted(name) === 0);
  if (missing.length > 0) return `Columns are missing: ${missing.join(', ')}.`;
  const twice = CODE_COLUMNS.filter((name) => counted(name) > 1);
  return twice.length > 0 ? `Columns are there twice: ${twice.join(', ')}.` : null;
}

function readLine(
  record: readonly string[],
  columns: readonly string[],
  { line, delimiter }: { line: number; delimiter: string },
): FileCode | RejectedLine {
  const at = (name: string) => (record[columns.indexOf(name.toLowerCase())] ?? '').trim();
  const [code, description, amount, specialtyName, specialtyCode, category] = CODE_COLUMNS.map((name) =>
    withoutGuards(at(name)),
  ) as [string, string, string, string, string, string];
  const reason =
    record.length === columns.length
      ? (textProblem(CODE_COLUMNS.filter((name) => name !== CODE_LABELS.amount).map(at)) ??
        codeProblem(code) ??
        nameProblem('Description', description, LONGEST_DESCRIPTION) ??
        amountProblem(amount, delimiter) ??
        nameProblem('Specialty', specialtyName, LONGEST_NAME) ??
        nameProblem('Specialty code', specialtyCode, LONGEST_NAME) ??
        nameProblem('Category', category, LONGEST_NAME))
      : `This line has ${record.length} columns instead of ${columns.length}.`;
  if (reason !== null) return { line, adaCode: code.slice(0, LONGEST_NAME), reason };
  return {
    line,
    adaCode: code,
    description,
    ucrCents: centsOf(amount) ?? 0,
    specialtyName,
    specialtyCode,
    category,
  };
}

function textProblem(cells: readonly string[]): string | null {
  if (cells.some((cell) => cell.includes(REPLACED)))
    return 'This line has characters that aren’t UTF-8. Save the file as CSV UTF-8.';
  if (cells.some((cell) => CONTROL.test(cell))) return 'This line has characters that can’t be shown.';
  const formula = cells.find((cell) => FORMULA.test(cell));
  return formula === undefined
    ? null
    : `“${formula.slice(0, LONGEST_NAME)}” looks like a formula. Type its value.`;
}

function codeProblem(code: string): string | null {
  return CODE.test(code) ? null : 'The code must have 1 to 10 letters and numbers.';
}

function nameProblem(name: string, value: string, longest: number): string | null {
  if (value === '') return `${name} is required.`;
  if (hasHiddenCharacters(value)) return `${name} has characters that can’t be shown.`;
  return value.length > longest ? `${name} can have at most ${longest} characters.` : null;
}

/** Where semicolons separate cells, a comma separates the decimals: `12,500` is not 12,500 dollars. */
function amountProblem(amount: string, delimiter: string): string | null {
  const cents = delimiter === ';' && amount.includes(',') ? null : centsOf(amount);
  if (cents === null) return `“${amount.slice(0, LONGEST_NAME)}” is not an amount. Write it like 60.00.`;
  return isUcr(cents) ? null : 'The UCR amount can be at most $1,000,000.00.';
}
