/**
 * `npm run charts` draws every chart into docs/charts.
 * `export --format FORMAT --out DIR [CHART…]` writes charts for other programs, or as pictures.
 * `diff [REVISION] [CHART…]` prints how the charts differ from those of a git revision, HEAD by default, and the shortest
 * steps at which a changed or named chart behaves differently.
 * `coverage [CHART…]` writes what the tours of a chart cover into dist/charts.
 * `test-of REPORT [CHART…]` turns a problem report into a regression test; `--out FILE` names it.
 * `view FILE…` opens the machines that modules export, and SCXML files, in the atelier.
 */
import { models } from '#tests/machines/models.ts';
import { writeCoverage } from './charts/coverage.ts';
import { diff } from './charts/diff.ts';
import { drawCharts } from './charts/draw.ts';
import { chartsNamed, exportCharts } from './charts/export.ts';
import { testOf } from './charts/test-of.ts';
import { view } from './charts/view.ts';

function coverage(names: readonly string[]): string {
  return chartsNamed(names)
    .map((name) => writeCoverage(models[name], 'dist/charts'))
    .join('\n');
}

const COMMANDS = new Map<string, (args: string[]) => string | Promise<string>>([
  ['', drawCharts],
  ['export', exportCharts],
  ['diff', diff],
  ['coverage', coverage],
  ['test-of', testOf],
  ['view', view],
]);

const [command = '', ...rest] = process.argv.slice(2);
try {
  const run = COMMANDS.get(command);
  if (!run) throw new Error(`No such command: ${command}.`);
  const output = await run(rest);
  if (output !== '') console.log(output);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
