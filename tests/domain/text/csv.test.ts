import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvValue, csvFile, csvLines } from '#domain/text/csv.ts';
import { times } from '../../support/depth.ts';

const RUNS = { numRuns: times(5000, 300) };
const TROUBLE = fc.constantFrom(
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\0', '"', ',', ';', "'", ' ', '\u00A0'],
  ...['\u200B', 'ü', '€', '𝄞'],
);
const text = fc
  .array(fc.oneof(TROUBLE, fc.string({ minLength: 1, maxLength: 3 })))
  .map((all) => all.join(''));
const lines = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 6 });

/** Reads CSV by RFC 4180, character by character, independently of the writer. */
function readCsv(file: string): string[][] {
  const read: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? '';
    if (isQuoted && sign === '"' && file[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ',') {
      line.push(cell);
      cell = '';
    } else if (sign === '\r' && file[at + 1] === '\n') {
      read.push([...line, cell]);
      line = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return read;
}

/** What a spreadsheet would take for a formula, after any invisible characters. */
const isFormula = (cell: string): boolean => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

/** The text without the apostrophes that the original lacks, which may only be at its start or after a separator. */
function withoutGuards(cell: string, original: string): string {
  let text = '';
  for (const [at, sign] of [...cell].entries()) {
    const mayBeGuard = sign === "'" && (at === 0 || /[;\t\r\n]$/.test(text));
    if (mayBeGuard && !original.startsWith(text + sign)) continue;
    text += sign;
  }
  return text;
}

describe('a CSV file', () => {
  it('API-18: is UTF-8 with a byte order mark, with quotes where needed and amounts as numbers', () => {
    const file = csvFile([
      ['Name', 'Note', 'Net'],
      ['Núñez, Dana', 'said "no"\nand left', -1250],
      ['', null, 7],
    ]);
    expect(file).toBe('\uFEFFName,Note,Net\r\n"Núñez, Dana","said ""no""\nand left",-12.50\r\n,,0.07\r\n');
    expect([...new TextEncoder().encode(file)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'API-5, API-18: %j does not become a formula',
    (formula) => {
      const [[cell]] = readCsv(csvLines([[formula]])) as [[string]];
      expect(cell).toBe(`'${formula}`);
    },
  );

  it.each([
    ...['\n=1', '\0=1', '\u00A0=1', '   =1', '\u200B=1', '\uFEFF@SUM(A1)', '\u2003\u00A0-1', '\n', '\0'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '\u3000＝1', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)'],
  ])('API-5, API-18: %j does not become a formula either', (formula) => {
    const [[cell]] = readCsv(csvLines([[formula]])) as [[string]];
    expect(cell).toBe(`'${formula}`);
  });

  it.each(['a;b', 'a\tb'])(
    'API-5, API-18: %j is quoted, because some spreadsheets separate cells there',
    (value) => {
      expect(csvLines([['before', value]])).toBe(`before,"${value}"\r\n`);
    },
  );

  it('API-5, API-18: no formula begins after another separator, or on a new line', () => {
    expect(csvLines([['Ann', 'a;=1+1;b']])).toBe(`Ann,"a;'=1+1;b"\r\n`);
    expect(csvLines([['Ann', 'a\t ＝1+1']])).toBe(`Ann,"a\t' ＝1+1"\r\n`);
    expect(csvLines([['Ann', 'a\n@SUM(A1);']])).toBe(`Ann,"a\n'@SUM(A1);"\r\n`);
  });

  it.each([
    'Ann Smith',
    "O'Neil",
    '(614) 555-0199',
    'a-b',
    'x=1',
    'ann@example.com',
    'a; b',
    '  Ann',
    '\u00A0Ann',
  ])('API-5, API-18: %j is written as it is', (honest) => {
    const [[cell]] = readCsv(csvLines([[honest]])) as [[string]];
    expect(cell).toBe(honest);
  });

  it('API-5, API-18: every file reads back unchanged, except for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(lines, (written: string[][]) => {
        const read = readCsv(csvLines(written));
        expect(read).toHaveLength(written.length);
        for (const [at, line] of written.entries()) {
          const cells = read[at] ?? [];
          expect(cells.some((cell) => /^[\t\r]/.test(cell) || isFormula(cell))).toBe(false);
          expect(cells.map((cell, place) => withoutGuards(cell, line[place] ?? ''))).toEqual(line);
        }
      }),
      RUNS,
    );
  });

  it('API-18: every amount has cents, and reads back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents: CsvValue & number) => {
        const written = csvLines([[cents]]).trim();
        expect(written).toMatch(/^-?\d+\.\d\d$/);
        expect(Math.round(Number(written) * 100)).toBe(cents);
      }),
      RUNS,
    );
  });
});
