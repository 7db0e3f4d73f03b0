import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '#bench/install.ts';
import { judge, machine, table } from '#bench/report.ts';
import { inWorkspace } from '#bench/workspace.ts';
import { ROOT } from '#server/root.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { CLASSES, type ClassName } from './classes.ts';
import { databasesIn, ENGINES, type Engine, type Stock } from './databases.ts';
import { type Bench, measureClasses } from './measure-classes.ts';
import { measureLive } from './measure-live.ts';
import { measureFirstStart, measureLoop, measureStart } from './measure-starts.ts';
import { type ResultStore, resultsIn } from './results.ts';
import { HEAD, measuredLines, rowsFor } from './rows.ts';

const TOOLS = path.join(ROOT, 'node_modules/.cache/bench-api');
const PACKAGES = ['autocannon@8.0.0', '@stoplight/prism-cli@5.14.2', 'json-server@0.17.4'];
const PARTS = ['classes', 'starts', 'loop', 'live'] as const;
const SIZES: readonly [number, number] = [10_000, 1_000_000];

const OPTIONS = {
  patients: { type: 'string', multiple: true },
  engine: { type: 'string', multiple: true },
  part: { type: 'string', multiple: true },
  class: { type: 'string', multiple: true },
  seconds: { type: 'string', default: '8' },
  folder: { type: 'string' },
} as const;

interface Wanted {
  sizes: readonly number[];
  engines: readonly Engine[];
  parts: readonly (typeof PARTS)[number][];
  classes: readonly ClassName[];
  seconds: number;
  folder: string | undefined;
}

function chosen<const Choice extends string>(
  option: string,
  named: readonly string[] | undefined,
  choices: readonly Choice[],
): readonly Choice[] {
  const unknown = named?.find((name) => !choices.some((choice) => choice === name));
  if (unknown !== undefined) throw new Error(`--${option}: one of ${choices.join(', ')}, not ${unknown}.`);
  return named === undefined ? choices : choices.filter((choice) => named.includes(choice));
}

function readWanted(args: readonly string[]): Wanted {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  return {
    sizes: values.patients?.map(Number) ?? SIZES,
    engines: chosen('engine', values.engine, ENGINES),
    parts: chosen('part', values.part, PARTS),
    classes: chosen('class', values.class, CLASSES),
    seconds: Number(values.seconds),
    folder: values.folder,
  };
}

/**
 * `npm run bench -- api [--patients 10000] [--engine pglite] [--part classes] [--class receipt] [--seconds 8]
 * [--folder FOLDER]`: measures the built server, and compares it with Prism and json-server. A folder keeps databases
 * and results for the next run.
 * @returns whether every part was measured and every target is met
 */
export async function runApi(args: readonly string[]): Promise<boolean> {
  const wanted = readWanted(args);
  ensureBuilt();
  installPackages(TOOLS, PACKAGES);
  return inWorkspace(wanted.folder, async (workspace) => {
    let failed = false;
    const store = resultsIn(workspace.folder);
    const attempt: Bench['attempt'] = async (what, work) => {
      try {
        await work();
      } catch (error) {
        failed = true;
        console.error(`${what} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    };
    const bench = { workspace, tools: TOOLS, store, attempt, only: wanted.classes, seconds: wanted.seconds };
    await measureAll(bench, wanted);
    return printAll(store, wanted) && !failed;
  });
}

async function measureAll(bench: Bench, wanted: Wanted): Promise<void> {
  const { engines, sizes, parts } = wanted;
  const databases = databasesIn(bench.workspace);
  for (const engine of engines) {
    for (const patients of sizes) {
      await bench.attempt(`${engine}, ${patients}`, async () =>
        measureStock(bench, wanted, await databases.stock(engine, patients)),
      );
    }
    if (parts.includes('starts')) {
      await bench.attempt('first start', () => measureFirstStart(bench, databases, engine));
    }
    if (parts.includes('live')) await bench.attempt('live', () => measureLive(bench, databases, engine));
  }
}

/** Measures the parts that depend on the number of patients; starts and the event loop only with the largest. */
async function measureStock(bench: Bench, { parts, sizes }: Wanted, stock: Stock): Promise<void> {
  if (parts.includes('classes')) await measureClasses(bench, stock);
  if (stock.patients !== Math.max(...sizes)) return;
  if (parts.includes('starts')) await bench.attempt('start', () => measureStart(bench, stock));
  if (parts.includes('loop')) await bench.attempt('event loop', () => measureLoop(bench, stock));
}

/** @returns whether no target is missed */
function printAll({ results }: ResultStore, { seconds }: Wanted): boolean {
  const sizes = [...results.measured, ...results.figures].map(({ patients }) => patients).filter(Boolean);
  const [small, large] = sizes.length > 0 ? [Math.min(...sizes), Math.max(...sizes)] : SIZES;
  console.log(`\n${machine()}; 8 connections, ${seconds} s a class.\n`);
  console.log(`${table(measuredLines(results))}\n`);
  const verdicts = rowsFor({ small, large }).flatMap(({ figure, of, target, show }) =>
    ENGINES.map((engine) => ({ figure, engine, ...judge(of(results, engine), target[engine], show) })),
  );
  console.log(table([HEAD, ...verdicts.map(({ figure, engine, cells }) => [figure, engine, ...cells])]));
  return verdicts.every(({ isMet }) => isMet);
}
