/**
 * `npm run requirements` prints each row of docs/requirements.md as proven, partly proven or open, by the results of the
 * last test run; a step without results since the last commit runs first. `-- --json` prints a list of
 * {id, status, checks: [{id, text, tests}]}; `-- --write` writes the list of proven rows.
 *
 * Fails for an id that the document lacks, in a test, a chart or the contract, and for a row of the list of proven rows
 * that is not proven.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRows, unknownIds } from './requirements/document.ts';
import { provingTests, type Report } from './requirements/results.ts';
import { linesOf, lostRows, provenText, statusOf } from './requirements/table.ts';
import { ROOT } from './setup/root.mjs';
import { reportOf } from './test/run-step.ts';

const PROVEN_ROWS = path.join(ROOT, 'docs/proven-rows.txt');
const STEPS = ['server', 'journeys'];
const NAMERS = ['tests', 'src/machines', 'openapi', ':(exclude)tests/scripts'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8');

/** The last commit of anything but documents, in milliseconds. */
const committedAt =
  1000 * Number(git('log', '-1', '--format=%ct', '--', '.', ':(exclude)*.md', ':(exclude)docs'));

function resultsOf(step: string): Report | undefined {
  const file = reportOf(step);
  const report: Report | undefined = existsSync(file) ? JSON.parse(read(file)) : undefined;
  return report && report.startTime >= committedAt ? report : undefined;
}

function runMissing(): void {
  const missing = STEPS.filter((step) => resultsOf(step) === undefined);
  if (missing.length === 0) return;
  console.error(`No results since the last commit: running ${missing.join(' and ')}.`);
  const steps = ['build', ...missing].join(',');
  spawnSync('node', ['scripts/test.mjs', '--only', steps], { cwd: ROOT, stdio: ['ignore', 2, 2] });
}

const rows = readRows(read('docs/requirements.md'));
runMissing();
const proofs = provingTests(STEPS.flatMap((step) => resultsOf(step) ?? []));
const table = rows.map((row) => statusOf(row, proofs));

if (process.argv.includes('--json')) console.log(JSON.stringify(table, null, 2));
else console.log(linesOf(table).join('\n'));
if (process.argv.includes('--write')) writeFileSync(PROVEN_ROWS, provenText(table));

const files = git('ls-files', '--cached', '--others', '--exclude-standard', ...NAMERS).split('\n');
const problems = [
  ...files
    .filter((file) => existsSync(path.join(ROOT, file)))
    .flatMap((file) => unknownIds(read(file), rows).map((id) => `${file} names ${id}, which has no row`)),
  ...lostRows(existsSync(PROVEN_ROWS) ? read(PROVEN_ROWS) : '', table),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
