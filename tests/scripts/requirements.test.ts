import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows, unknownIds } from '../../scripts/requirements/document.ts';
import { provingTests, type Report } from '../../scripts/requirements/results.ts';
import { lostRows, provenText, statusOf } from '../../scripts/requirements/table.ts';

const rows = readRows(`# Requirements
- **DOOR-1** It says \`Come in\` or
  \`Go away\`.
  - DOOR-1.1 It says \`Come in\`.
  - DOOR-1.2 It says \`Go away\`. (area: selling)
- **DOOR-2** It closes.
  - DOOR-2.1 It closes.
## BELL
- **BELL-1** It rings.
  - BELL-1.1 It rings.
`);

const report = (file: string, ...tests: [titles: string[], status: string][]): Report => ({
  startTime: 0,
  testResults: [
    {
      name: path.resolve(file),
      assertionResults: tests.map(([titles, status]) => ({
        ancestorTitles: titles.slice(0, -1),
        title: titles.at(-1) ?? '',
        status,
      })),
    },
  ],
});
const tableOf = (...reports: Report[]) => rows.map((row) => statusOf(row, provingTests(reports)));

const JOURNEY = report(
  'tests/journeys/door.test.ts',
  [['DOOR-1.1, BELL-1.1: both'], 'passed'],
  [['a group', 'DOOR-2.1: closes'], 'passed'],
  [['BELL-1.1: rings at night'], 'failed'],
  [['DOOR-1.2: skipped'], 'skipped'],
  [['DOOR-1: names a row only'], 'passed'],
);

it('docs/requirements.md has every row with numbered checks; an unproven one names one of four areas', () => {
  const document = readFileSync('docs/requirements.md', 'utf8');
  const real = readRows(document);
  expect(new Set(real.map(({ id }) => id)).size).toBeGreaterThanOrEqual(124);
  for (const { id, checks } of real)
    expect(checks.map((check) => check.id)).toEqual(checks.map((_, index) => `${id}.${index + 1}`));
  expect(real.filter(({ checks }) => checks.length === 0)).toEqual([]);
  const areas = new Set([...document.matchAll(/\(area: ([^)…]+)\)$/gm)].map(([, area]) => area));
  expect(['administration', 'front desk', 'reports', 'selling']).toEqual(expect.arrayContaining([...areas]));
});

describe('an unknown id', () => {
  it('belongs to a family of the document, or is in front of a title', () => {
    expect(unknownIds("it('DOOR-1.3, DOOR-9: x'); // BELL-1.1, BELL-7", rows)).toEqual([
      'DOOR-1.3',
      'DOOR-9',
      'BELL-7',
    ]);
    expect(unknownIds('it(`DORO-1.1: a slip of the pen`)', rows)).toEqual(['DORO-1.1']);
  });

  it('is not a word that only looks like one', () => {
    expect(unknownIds("read('UTF-8') // AES-256: a cipher", rows)).toEqual([]);
  });
});

it('a check counts when a passing journey or server test names it, and no failing one does', () => {
  expect([...provingTests([JOURNEY])]).toEqual([
    ['DOOR-1.1', ['tests/journeys/door.test.ts: DOOR-1.1, BELL-1.1: both']],
    ['DOOR-2.1', ['tests/journeys/door.test.ts: a group › DOOR-2.1: closes']],
    ['DOOR-1', ['tests/journeys/door.test.ts: DOOR-1: names a row only']],
  ]);
  const bell: [string[], string] = [['BELL-1.1: rings'], 'passed'];
  expect(provingTests([report('tests/domain/bell.test.ts', bell)]).size).toBe(0);
  expect(provingTests([report('tests/server/bell.test.ts', bell)]).size).toBe(1);
});

it('a row in the list of proven rows that is not proven now is lost', () => {
  const all = report('tests/server/door.test.ts', [
    ['DOOR-1.1, DOOR-1.2, DOOR-2.1, BELL-1.1: all'],
    'passed',
  ]);
  const list = provenText(tableOf(all));
  expect(list).toBe('DOOR 1 2\nBELL 1\n');
  expect(lostRows(list, tableOf(all))).toEqual([]);
  expect(lostRows(`${list}GATE 1\n`, tableOf(JOURNEY))).toEqual([
    'DOOR-1 was proven before and is not now: DOOR-1.2',
    'BELL-1 was proven before and is not now: BELL-1.1',
    'GATE-1 was proven before and is not now: it is gone',
  ]);
});
