/**
 * `npm run requirements` prints each row of docs/requirements.md with the tests and charts that name it, and the rows
 * without. `-- --json` prints an array of {id, tests, charts}. Fails where a test title, a chart or the contract names
 * a row that does not exist, and where a test names a row and asserts nothing.
 *
 * A row is proven when tests that drive the built page or the HTTP interface name it and assert its exact texts; the
 * numbers of a row are left to the reader.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRows } from './requirements/document.ts';
import { namedTestsIn } from './requirements/named-tests.ts';
import { chartRequirements, contractRequirements } from './requirements/namers.ts';
import { linesOf, problemsOf, standingOf } from './requirements/report.ts';
import { sourcesOf } from './requirements/sources.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string | undefined => {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
};

const rows = readRows(read('docs/requirements.md') ?? '');
const sources = sourcesOf(read);
const tests = readdirSync(path.join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', file))
  .sort()
  .flatMap((file) => namedTestsIn(file, sources, rows));
const charts = await chartRequirements();
const contract = contractRequirements(read('openapi/portal.yaml') ?? '');
const standings = rows.map((row) => standingOf(row, tests, charts));
const inCharts = [...charts].map(([name, ids]) => [`chart ${name}`, ids] as const);
const problems = problemsOf(rows, tests, new Map([...inCharts, ...contract]));

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      standings.map(({ id, tests, charts }) => ({ id, tests, charts })),
      null,
      2,
    ),
  );
} else {
  console.log(linesOf(standings).join('\n'));
}
for (const problem of problems) console.error(problem);
if (rows.length === 0 || problems.length > 0) process.exitCode = 1;
