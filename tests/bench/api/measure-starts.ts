import { cpuMsOf } from '#bench/cpu.ts';
import { send } from '#bench/http-load.ts';
import { median } from '#bench/statistics.ts';
import { startPortal } from '../../journeys/support/portal.ts';
import { allPatients } from './classes.ts';
import { type databasesIn, type Engine, type Stock, withDatabase } from './databases.ts';
import type { Bench } from './measure-classes.ts';
import { METRICS_TOKEN, signIn, withServer } from './server.ts';
import { firstPractice } from './targets.ts';

const STARTS = 3;
const HEAVY_SECONDS = 5;
const MS_A_SECOND = 1000;

export const START = 'start on an existing folder';
export const START_CPU = 'start on an existing folder, processor time';
export const FIRST_START = 'first start, with sample data';
export const LOOP_DELAY = 'event loop while a heavy query runs';

/** Measures the time until a server is ready on existing data. */
export async function measureStart({ workspace, store }: Bench, stock: Stock): Promise<void> {
  const seconds: number[] = [];
  const cpuSeconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now();
    await withServer(workspace, stock, async ({ process: { pid = 0 } }) => {
      seconds.push((performance.now() - begun) / MS_A_SECOND);
      cpuSeconds.push((cpuMsOf([pid]) ?? Number.NaN) / MS_A_SECOND);
    });
  }
  addFigure(store, stock, START, median(seconds), 's');
  addFigure(store, stock, START_CPU, median(cpuSeconds), 's');
}

/** Measures a first start, which creates the tables and the sample data. */
export async function measureFirstStart(
  { workspace, store }: Bench,
  databases: ReturnType<typeof databasesIn>,
  engine: Engine,
): Promise<void> {
  const stock = await databases.place(engine, `first_${Date.now()}`, 0);
  const begun = performance.now();
  const portal = await startPortal({ dataDir: stock.dataDir, env: stock.env });
  const seconds = (performance.now() - begun) / MS_A_SECOND;
  workspace.own(portal.process);
  await workspace.atEnd(() => portal.stop())();
  addFigure(store, stock, FIRST_START, seconds, 's');
}

/** Measures the longest delay of the event loop while a search scans every patient of a practice. */
export async function measureLoop({ workspace, tools, store }: Bench, stock: Stock): Promise<void> {
  const practiceId = await withDatabase(stock, firstPractice);
  await withServer(workspace, stock, async ({ address }) => {
    const token = await signIn(address);
    const requests = [allPatients(practiceId, token)];
    await send({ autocannon: tools, address, connections: 1, seconds: 1, requests });
    await delayOf(address);
    await send({ autocannon: tools, address, connections: 1, seconds: HEAVY_SECONDS, requests });
    addFigure(store, stock, LOOP_DELAY, (await delayOf(address)) * MS_A_SECOND, 'ms');
  });
}

async function delayOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /^bridgework_event_loop_delay_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds);
}

function addFigure(
  store: Bench['store'],
  { engine, patients }: Stock,
  what: string,
  value: number,
  unit: string,
): void {
  store.addFigure({ engine, patients, what, value });
  console.log(`${engine}, ${patients}, ${what}: ${value.toFixed(2)} ${unit}`);
}
