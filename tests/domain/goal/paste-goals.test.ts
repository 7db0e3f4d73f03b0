import { describe, expect, it } from 'vitest';
import { goalCents, pastedCells, pasteGoals } from '#domain/goal/paste-goals.ts';

const NONE = Array.from({ length: 12 }, () => 0);
const pasted = (text: string, index = 0, monthsOver = 0, goals = NONE) =>
  pasteGoals(text, { goals, monthsOver, index });

describe('pasting goals', () => {
  it.each([
    ['$1,200.00', 120_000],
    [' $ 1,200.00 ', 120_000],
    ['1200', 120_000],
    ['1200.5', 120_050],
    ['.5', 50],
    ['$ -', 0],
    ['0', 0],
    ['1000000000', 100_000_000_000],
    ['1000000000.01', null],
    ['1.234', null],
    ['-5', null],
    ['($1,200.00)', null],
    ['1,20', null],
    ['March', null],
    ['', null],
  ])('API-13: %j is %j cents', (text, cents) => expect(goalCents(text)).toBe(cents));

  it('API-13: takes twelve cells of a column, as Excel copies them', () => {
    const column = `${Array.from({ length: 12 }, (_, index) => `$${index + 1},200.00`).join('\r\n')}\r\n`;
    expect(pasted(column)).toEqual({
      goals: Array.from({ length: 12 }, (_, index) => (index + 1) * 100_000 + 20_000),
      message: 'Pasted 12 months.',
      isRefused: false,
    });
  });

  it('API-13: takes twelve cells of a row, as Sheets copies them', () => {
    const row = Array.from({ length: 12 }, () => '1,000').join('\t');
    expect(pasted(row).goals).toEqual(Array.from({ length: 12 }, () => 100_000));
  });

  it('API-13: takes the amounts from lines with the month’s name', () => {
    expect(pastedCells('January\t$1,200.00\t80%\nFebruary\t$900.00\t10%')).toEqual(['$1,200.00', '$900.00']);
  });

  it('API-13: starts at the chosen month, keeps a month without a cell, and reports what was left out', () => {
    expect(pasted('1\t\t3\t4', 9)).toEqual({
      goals: [...NONE.slice(0, 9), 100, 0, 300],
      message: 'Pasted 2 months. 1 cell after December was left out.',
      isRefused: false,
    });
  });

  it('API-13: months that are over keep their goals, and the message names them', () => {
    expect(pasted('1\t2\t3\t4', 0, 2)).toMatchObject({
      goals: [0, 0, 300, 400, ...NONE.slice(4)],
      message: 'Pasted 2 months. January to February are over and keep their goals.',
    });
    expect(pasted('1\t0\t3', 0, 2).message).toBe('Pasted 1 month. January is over and keeps its goal.');
  });

  it('API-13: a column of month numbers next to the amounts rejects all', () => {
    expect(pasted('1\t1200\n2\t1300')).toEqual({
      goals: NONE,
      message: 'A line has several amounts, so nothing was pasted. Copy one column.',
      isRefused: true,
    });
  });

  it('API-13: a cell that is not an amount rejects all', () => {
    expect(pasted('1\t2\tsoon')).toEqual({
      goals: NONE,
      message: '“soon” isn’t an amount, so nothing was pasted.',
      isRefused: true,
    });
  });
});
