import { parseArgs } from 'node:util';
import { build } from 'vite';
import { table } from '#bench/report.ts';
import { mediansOf } from '#bench/statistics.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { freePort, removeDataDir, startPortal } from '../../journeys/support/portal.ts';
import { serveFloor } from '../floor/server.ts';
import { type Figures, measure } from './measure.ts';
import { HEAD, type Result, ROWS, verdictOf } from './rows.ts';
import { floorAt, portalAt, type Subject } from './subject.ts';

const FLOOR_BUILD = 'tests/bench/floor/vite.config.ts';

async function measureBoth(subjects: readonly [Subject, Subject], runs: number): Promise<[Result, Result]> {
  const throttled: Record<Subject['name'], Figures[]> = { floor: [], portal: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const subject of subjects) {
      throttled[subject.name].push(await measure(subject, { encoding: 'gzip', throttled: true }));
      console.error(`run ${run} of ${runs}: ${subject.name}`);
    }
  }
  const resultOf = async (subject: Subject): Promise<Result> => ({
    gzip: mediansOf(throttled[subject.name]),
    brotli: await measure(subject, { encoding: 'br', throttled: false }),
  });
  return [await resultOf(subjects[0]), await resultOf(subjects[1])];
}

/**
 * `npm run bench -- load [--runs 5] [--json]`: compares a sign-in of the portal with one of the floor.
 * @returns whether every target is met
 */
export async function runLoad(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
  });
  ensureBuilt();
  await build({ configFile: FLOOR_BUILD, logLevel: 'error' });
  const floorPort = await freePort();
  const floorServer = await serveFloor(floorPort);
  // The target covers the portal only, without what an embedded report loads (MISSION-2).
  const portal = await startPortal({ env: { REPORT_URL: '' } });
  try {
    const subjects = [floorAt(`http://127.0.0.1:${floorPort}`), portalAt(portal.address)] as const;
    const [floor, ours] = await measureBoth([...subjects], Number(values.runs));
    const verdicts = ROWS.map((row) => verdictOf(row, floor, ours));
    if (values.json) console.log(JSON.stringify({ floor, portal: ours }, null, 2));
    else {
      console.log(
        `Chromium, CPU 4 times slower, slow 4G, HTTP/1.1, gzip; medians of ${values.runs} runs in turn. Without the report.\n`,
      );
      console.log(table([HEAD, ...verdicts.map(({ line }) => line)]));
    }
    return verdicts.every(({ isMet }) => isMet);
  } finally {
    floorServer.closeAllConnections();
    floorServer.close();
    await portal.stop();
    removeDataDir(portal.dataDir);
  }
}
