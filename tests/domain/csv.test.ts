import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvValue, csvFile, csvLines } from '#domain/csv.ts';
import { times } from '#tests/support/depth.ts';

const RUNS = { numRuns: times(5000, 300) };
const TROUBLE = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', 'ü', '€', '𝄞');
const text = fc
  .array(fc.oneof(TROUBLE, fc.string({ minLength: 1, maxLength: 3 })))
  .map((all) => all.join(''));
const lines = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 6 });

/** Reads CSV as RFC 4180 has it, character by character, and knows nothing of the writer. */
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

const withoutApostrophe = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

describe('a CSV file', () => {
  it('API-18: is UTF-8 behind a byte order mark, with quotes where they are needed and amounts as numbers', () => {
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

  it('API-5, API-18: whatever is written is read back as it was, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(lines, (written: string[][]) => {
        const read = readCsv(csvLines(written));
        expect(read).toHaveLength(written.length);
        for (const [at, line] of written.entries()) {
          const cells = read[at] ?? [];
          expect(cells.every((cell) => !/^[=+\-@\t\r]/.test(cell))).toBe(true);
          expect(cells.map((cell, place) => (line[place] === cell ? cell : withoutApostrophe(cell)))).toEqual(
            line,
          );
        }
      }),
      RUNS,
    );
  });

  it('API-18: every amount is written to the cent, and read back as the same cents', () => {
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
