import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, readRows } from '../../scripts/requirements/document.ts';
import { type NamedTest, namedTestsIn } from '../../scripts/requirements/named-tests.ts';
import { chartRequirements, contractRequirements } from '../../scripts/requirements/namers.ts';
import { linesOf, problemsOf, standingOf } from '../../scripts/requirements/report.ts';
import { sourcesOf } from '../../scripts/requirements/sources.ts';

const DOCUMENT = `# Requirements
## DOOR
- **DOOR-1** It says \`Come in\` or
  \`Go away\`, and answers \`GET /door\`.
- **DOOR-2** It closes after 300 ms.
## BELL
Not of any row: \`Loose words\`.
- **BELL-1** It rings.
`;
const rows = readRows(DOCUMENT);

/** The tests of one file that name a row, beside files that it may import. */
function testsOf(file: string, text: string, others: Readonly<Record<string, string>> = {}): NamedTest[] {
  const files: Readonly<Record<string, string>> = { ...others, [file]: text };
  return namedTestsIn(
    file,
    sourcesOf((name) => files[name]),
    rows,
  );
}

const titles = (tests: readonly NamedTest[]) => tests.map(({ title }) => title);
const standing = (id: string, tests: readonly NamedTest[]) => {
  const row = rows.find((each) => each.id === id) ?? { id, texts: [] };
  return standingOf(row, tests, new Map());
};

describe('the document', () => {
  it('has its rows in order, each with the texts that are exact', () => {
    expect(rows).toEqual([
      { id: 'DOOR-1', texts: ['Come in', 'Go away'] },
      { id: 'DOOR-2', texts: [] },
      { id: 'BELL-1', texts: [] },
    ]);
  });

  it('holds the 118 rows of the product, none of them twice', () => {
    const ids = readRows(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id);
    expect(ids).toHaveLength(118);
    expect(new Set(ids).size).toBe(118);
    expect(ids).toEqual(expect.arrayContaining(['MISSION-1', 'LOGIN-9', 'API-22', 'SAMPLE-3']));
  });

  it('marks the sentence under a wrong password, letter for letter', () => {
    const row = readRows(readFileSync('docs/requirements.md', 'utf8')).find(({ id }) => id === 'LOGIN-7');
    expect(row?.texts).toEqual(['Wrong email or password. Please try again.']);
  });
});

describe('the ids in a title', () => {
  it('stand at its beginning, known or not, or belong to a family of the document', () => {
    expect(idsIn('DOOR-1, BELL-1: both', rows)).toEqual(['DOOR-1', 'BELL-1']);
    expect(idsIn('DORO-1: a slip of the pen', rows)).toEqual(['DORO-1']);
    expect(idsIn('it closes (DOOR-7)', rows)).toEqual(['DOOR-7']);
  });

  it('are not found in what only looks like one', () => {
    expect(idsIn('reads UTF-8 and AES-256', rows)).toEqual([]);
  });
});

describe('the tests of a file', () => {
  it('have the ids of their own title and of the groups around them', () => {
    const tests = testsOf(
      'tests/domain/door.test.ts',
      `describe('DOOR-1: greeting', () => { describe('inside', () => {
         it('BELL-1: rings', () => { expect(1).toBe(1); });
       }); });`,
    );
    expect(titles(tests)).toEqual(['DOOR-1: greeting › inside › BELL-1: rings']);
    expect(tests[0]?.ids).toEqual(['DOOR-1', 'BELL-1']);
  });

  it('over a table stand once for each row of it', () => {
    const tests = testsOf(
      'tests/domain/door.test.ts',
      `it.each([['DOOR-1', 2], ['DOOR-2', 3]])('%s: after %i', (id, n) => { expect(n).toBe(n); });
       it.each([{ id: 'BELL-1' }] as const)('$id: rings', () => { expect(1).toBe(1); });
       it.each(doors)('DOOR-2: %s', () => { expect(1).toBe(1); });`,
    );
    expect(titles(tests)).toEqual(['DOOR-1: after 2', 'DOOR-2: after 3', 'BELL-1: rings', 'DOOR-2: %s']);
  });

  it('may have a number of the test run in the title', () => {
    const tests = testsOf(
      'tests/domain/door.test.ts',
      `it(\`DOOR-2: over \${N} rounds\`, () => { expect(N).toBe(3); });`,
    );
    expect(titles(tests)).toEqual(['DOOR-2: over … rounds']);
  });

  it('do not count when they are skipped, or are only a text', () => {
    const tests = testsOf(
      'tests/domain/door.test.ts',
      `it.skip('DOOR-1: later', () => { expect(1).toBe(1); });
       describe.skip('DOOR-1: all', () => { it('x', () => { expect(1).toBe(1); }); });
       it.todo('DOOR-1: some day');
       const text = "it('DOOR-1: a text', () => {})"; // it('DOOR-1: a comment', () => {})`,
    );
    expect(tests).toEqual([]);
  });
});

describe('what a test shows', () => {
  const journey = { 'tests/journeys/support/journey.ts': 'export const it = base.extend({ page: expect });' };
  const asJourney = (body: string) =>
    testsOf(
      'tests/journeys/door.test.ts',
      `import { it } from './support/journey.ts';
       import { sign } from '../support/sign.ts';
       const AWAY = 'Go away';
       it('DOOR-1: Come in, Go away', async ({ page }) => { ${body} });`,
      { ...journey, 'tests/support/sign.ts': `export const sign = (door) => expect(door).toBe('Come in');` },
    );

  it('is proof of a row when it drives the built page and asserts each exact text', () => {
    const tests = asJourney('sign(page); expect(page).toHaveText(AWAY);');
    expect(tests[0]?.layer).toBe('page');
    expect(standing('DOOR-1', tests)).toMatchObject({ standing: 'proven', unasserted: [] });
  });

  it('is no proof while a text of the row is not asserted: the title is none', () => {
    expect(standing('DOOR-1', asJourney('sign(page);'))).toMatchObject({
      standing: 'named',
      unasserted: ['Go away'],
    });
  });

  it('takes no text from the code that it tests', () => {
    const tests = testsOf(
      'tests/journeys/door.test.ts',
      `import { it } from './support/journey.ts'; import { words } from '#domain/door.ts';
       it('DOOR-1: speaks', () => { expect(words).toBe(words); });`,
      { ...journey, 'src/domain/door.ts': `export const words = 'Come in Go away';` },
    );
    expect(standing('DOOR-1', tests).unasserted).toEqual(['Come in', 'Go away']);
  });

  it('drives HTTP where a helper or a server made before the tests is asked', () => {
    const tests = testsOf(
      'tests/server/door.test.ts',
      `import { start } from '#tests/support/start.ts';
       let server;
       beforeAll(async () => { [server] = await start(); });
       it('DOOR-2: closes', async () => { expect(await server.call()).toBe(300); });
       it('BELL-1: rings', () => { expect(1).toBe(1); });`,
      { 'tests/support/start.ts': 'export function start() { return [{ call: () => app.inject("/") }]; }' },
    );
    expect(tests.map(({ layer }) => layer)).toEqual(['http', 'part']);
    expect(standing('DOOR-2', tests).standing).toBe('proven');
    expect(standing('BELL-1', tests).standing).toBe('named');
  });

  it('is proof of nothing outside journeys and server, whatever it calls', () => {
    const tests = testsOf(
      'tests/app/door.test.ts',
      `it('BELL-1: rings', async () => { expect(await fetch('/')).toBe(1); });`,
    );
    expect(tests[0]?.layer).toBe('part');
    expect(standing('BELL-1', tests).standing).toBe('named');
  });
});

describe('the check', () => {
  const asserted = testsOf('tests/domain/door.test.ts', `it('DOOR-9: opens', () => { expect(1).toBe(1); });`);

  it('finds an id that does not exist in a title, a chart and the contract', () => {
    const contract = contractRequirements('paths: { /door: { get: { x-requirements: [DOOR-1, DOOR-8] } } }');
    expect(problemsOf(rows, asserted, new Map([['chart bell', ['BELL-7']], ...contract]))).toEqual([
      'tests/domain/door.test.ts: "DOOR-9: opens" names DOOR-9, which docs/requirements.md does not have',
      'chart bell names BELL-7, which docs/requirements.md does not have',
      'contract: /paths//door/get names DOOR-8, which docs/requirements.md does not have',
    ]);
  });

  it('finds a test that names a row and asserts nothing, whatever its fixtures assert', () => {
    const tests = testsOf(
      'tests/journeys/door.test.ts',
      `import { it } from './support/journey.ts'; it('DOOR-2: closes', async ({ page }) => { await page.close(); });`,
      {
        'tests/journeys/support/journey.ts':
          'export const it = base.extend({ page: () => expect(1).toBe(1) });',
      },
    );
    expect(problemsOf(rows, tests, new Map())).toEqual([
      'tests/journeys/door.test.ts: "DOOR-2: closes" names a row and asserts nothing',
    ]);
    expect(standing('DOOR-2', tests).standing).toBe('named');
  });

  it('takes expect.poll for an assertion', () => {
    const tests = testsOf(
      'tests/domain/door.test.ts',
      `it('DOOR-2: closes', async () => { await expect.poll(() => 1).toBe(1); });`,
    );
    expect(problemsOf(rows, tests, new Map())).toEqual([]);
  });

  it('prints each row with what names it, and the rows without', () => {
    const named = rows.map((row) => standingOf(row, asserted, new Map([['bell', ['BELL-1']]])));
    expect(linesOf(named)).toEqual([
      'DOOR-1  open',
      'DOOR-2  open',
      'BELL-1  named',
      '  chart bell',
      '',
      'With neither test nor chart (2):',
      '  DOOR-1 DOOR-2',
      '',
      'Named, but not proven through page or HTTP (1):',
      '  BELL-1',
      '',
      '3 rows: 0 proven, 1 named, 2 open',
    ]);
  });
});

describe('npm run requirements', () => {
  it('names only what exists, and answers each row with its tests and charts as JSON', async () => {
    const printed = execFileSync('node_modules/.bin/tsx', ['scripts/requirements.ts', '--json'], {
      encoding: 'utf8',
    });
    const answer: { id: string; tests: { file: string }[]; charts: string[] }[] = JSON.parse(printed);
    expect(answer).toHaveLength(118);
    expect(answer.map((row) => Object.keys(row))).toEqual(answer.map(() => ['id', 'tests', 'charts']));
    const toast = answer.find(({ id }) => id === 'TOAST-1');
    expect(toast?.charts).toEqual(['toastQueue']);
    expect(toast?.tests.map(({ file }) => file)).toContain('tests/machines/toast-queue.test.ts');
  });

  it('reads what the charts stand for from the charts', async () => {
    expect((await chartRequirements()).get('login')).toEqual(expect.arrayContaining(['LOGIN-1', 'LOGIN-7']));
  });
});
