import path from 'node:path';
import { parseArgs } from 'node:util';
import { heapMb } from '#bench/browser/conditions.ts';
import { machine, table } from '#bench/report.ts';
import { inWorkspace } from '#bench/workspace.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { databasesIn, ENGINES, withDatabase } from '../api/databases.ts';
import { withServer } from '../api/server.ts';
import { firstPractice } from '../api/targets.ts';
import { ROUTE_RUNS } from './conditions.ts';
import { measureFirstRows, measureRest, measureTyping } from './measure-search.ts';
import { measureRoutes, measureSteps } from './measure-steps.ts';
import { measureTexts } from './measure-texts.ts';
import { HEAD, type Results, verdictsOf } from './rows.ts';
import { openSearch, type Visit, visit } from './visit.ts';
import { type Wanted, wantedIn, wordsOf } from './words.ts';

const OPTIONS = {
  patients: { type: 'string', default: '10000' },
  engine: { type: 'string', default: 'pglite' },
  folder: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * `npm run bench -- search [--patients 10000] [--engine pglite] [--folder FOLDER] [--json]`: measures the patient
 * search of the built portal in Chromium. A folder keeps the database, and may be that of the API benchmark.
 * @returns whether every target is met
 */
export async function runSearch(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const engine = ENGINES.find((each) => each === values.engine);
  if (engine === undefined) throw new Error(`--engine: one of ${ENGINES.join(', ')}, not ${values.engine}.`);
  ensureBuilt();
  return inWorkspace(values.folder, async (workspace) => {
    const stock = await databasesIn(workspace).stock(engine, Number(values.patients));
    const { people, practiceId } = await withDatabase(stock, async (db) => ({
      people: await wantedIn(db, path.join(stock.dataDir, 'wanted.json')),
      practiceId: String(await firstPractice(db)),
    }));
    const results = await withServer(workspace, stock, async ({ address }) => {
      console.error('texts');
      const texts = await measureTexts(address, practiceId, people);
      return { texts, ...(await measureAll(address, people)) };
    });
    if (values.json) console.log(JSON.stringify(results, null, 1));
    const verdicts = verdictsOf(results, engine);
    console.log(`\n${values.patients} patients on ${engine}; ${machine()}.\n`);
    console.log(table([HEAD, ...verdicts.map(({ line }) => line)]));
    return verdicts.every(({ isMet }) => isMet);
  });
}

async function measureAll(address: string, people: readonly Wanted[]): Promise<Omit<Results, 'texts'>> {
  const words = wordsOf(people);
  const atFullSpeed = await visit(address, {}, async (own: Visit) => {
    console.error('first rows');
    const firstRows = await measureFirstRows(own, people);
    console.error('typing');
    return { firstRows, rest: await measureRest(own), typing: await measureTyping(own, words) };
  });
  console.error('typing, clicks and pages at a fourth of the speed');
  const slowed = await visit(address, { cpuSlowDown: true }, async (own) => {
    await openSearch(own.page);
    const slowTyping = await measureTyping(own, words);
    return { slowTyping, steps: await measureSteps(own), heapMb: await heapMb(own.cdp) };
  });
  console.error('pages on a slow network');
  const routes: Results['routes'][number][] = [];
  for (let run = 0; run < ROUTE_RUNS; run += 1)
    routes.push(await visit(address, { cpuSlowDown: true, slowNetwork: true }, measureRoutes));
  return { ...atFullSpeed, ...slowed, routes };
}
