import path from 'node:path';
import { type LoadRequest, type LoadResult, measureLoad, send } from '#bench/http-load.ts';
import type { Workspace } from '#bench/workspace.ts';
import {
  type ClassName,
  payments,
  reads,
  readsOfJsonServer,
  receipts,
  SHARED,
  type SharedName,
  signIns,
} from './classes.ts';
import { type Stock, withDatabase } from './databases.ts';
import { type Answering, PEERS, type PeerName, peerRows, startPeers } from './peers.ts';
import type { Measured, ResultStore } from './results.ts';
import { signIn, withServer } from './server.ts';
import { type Targets, targetsIn } from './targets.ts';

const CONNECTIONS = 8;
/** Requests before a measurement, so that the server's code is compiled. */
const WARM_REQUESTS = 400;
/** The same for slow responses. */
const FEW_WARM_REQUESTS = 40;
const PAYMENTS_A_SECOND = 200;
const WARM_OF: Record<PeerName, number> = { Prism: WARM_REQUESTS, 'json-server': FEW_WARM_REQUESTS };
export const ONE_CLIENT = 'take-payment, one client';

export interface Bench {
  workspace: Workspace;
  tools: string;
  store: ResultStore;
  seconds: number;
  only: readonly ClassName[];
  /** Runs a part; if it fails, reports the error and continues. */
  attempt(what: string, work: () => Promise<void>): Promise<void>;
}

/** Measures every class of requests on a database. For reads, measures Prism and json-server right afterwards. */
export async function measureClasses(bench: Bench, stock: Stock): Promise<void> {
  const { targets, rows } = await withDatabase(stock, async (db) => ({
    targets: await targetsIn(db, path.join(stock.dataDir, 'terms.json')),
    rows: await peerRows(db),
  }));
  const peers = await startPeers(bench.workspace, bench.tools, rows);
  const memberIds = rows.filter((_, at) => at % 10 === 0).map(({ id }) => id);
  await withServer(bench.workspace, stock, async ({ address, process: { pid = 0 } }) => {
    const token = await signIn(address);
    const ours = { address, pids: [pid, ...stock.pids] };
    const asked = {
      ours: reads(targets, token, '/api'),
      Prism: reads(targets, token, ''),
      'json-server': readsOfJsonServer(targets, memberIds),
    };
    for (const name of SHARED.filter((each) => bench.only.includes(each))) {
      await bench.attempt(`${name}, ${stock.engine}, ${stock.patients}`, async () => {
        const result = await forAWhile(bench, ours, asked.ours[name]);
        const beside: Partial<Record<PeerName, LoadResult>> = {};
        for (const peer of PEERS)
          beside[peer] = await forAWhile(bench, peers[peer], asked[peer][name], WARM_OF[peer]);
        print(bench, { ...stockOf(stock), what: name, result, ...foundOf(name, targets), peers: beside });
      });
    }
    await measureOwn(bench, stock, { ours, token, targets });
  });
}

async function measureOwn(
  bench: Bench,
  stock: Stock,
  { ours, token, targets }: { ours: Answering; token: string; targets: Targets },
): Promise<void> {
  const count = bench.seconds * PAYMENTS_A_SECOND;
  const pay = (connections: number, some: number) =>
    measureLoad(ours.pids, {
      autocannon: bench.tools,
      address: ours.address,
      connections,
      requests: payments(targets, token, some),
    });
  const own: readonly (readonly [ClassName, string, () => Promise<LoadResult>])[] = [
    ['sign-in', 'sign-in', () => forAWhile(bench, ours, signIns('admin'), FEW_WARM_REQUESTS)],
    ['receipt', 'receipt', () => forAWhile(bench, ours, receipts(targets, token))],
    [
      'take-payment',
      'take-payment',
      () => pay(CONNECTIONS, PAYMENTS_A_SECOND).then(() => pay(CONNECTIONS, count)),
    ],
    ['take-payment', ONE_CLIENT, () => pay(1, count / 2)],
  ];
  for (const [name, what, measured] of own) {
    if (!bench.only.includes(name)) continue;
    await bench.attempt(`${what}, ${stock.engine}, ${stock.patients}`, async () =>
      print(bench, { ...stockOf(stock), what, result: await measured() }),
    );
  }
}

const stockOf = ({ engine, patients }: Stock): Pick<Stock, 'engine' | 'patients'> => ({ engine, patients });

function foundOf(name: SharedName, targets: Targets): { found?: number } {
  if (name === 'name prefix') return { found: targets.names.averageHits };
  return name === 'substring in email' ? { found: targets.emails.averageHits } : {};
}

async function forAWhile(
  bench: Bench,
  { address, pids }: Answering,
  requests: readonly LoadRequest[],
  warmRequests = WARM_REQUESTS,
): Promise<LoadResult> {
  const load = { autocannon: bench.tools, address, connections: CONNECTIONS, requests };
  await send({ ...load, requests: repeated(requests, warmRequests) });
  return measureLoad(pids, { ...load, seconds: bench.seconds });
}

const repeated = (requests: readonly LoadRequest[], count: number): LoadRequest[] =>
  Array.from({ length: count }, (_, at) => requests[at % requests.length]).filter(
    (request) => request !== undefined,
  );

function print({ store }: Bench, measured: Measured): void {
  store.addMeasured(measured);
  const { engine, patients, what, result, peers = {} } = measured;
  const cpu = ({ cpuMs }: LoadResult) => (cpuMs === undefined ? '' : ` (${cpuMs.toFixed(2)} ms of CPU)`);
  const beside = Object.entries(peers).map(
    ([peer, each]) => `${peer} ${each.perSecond.toFixed(0)}/s${cpu(each)}`,
  );
  const times = `p50 ${result.p50.toFixed(1)}, p97.5 ${result.p97_5.toFixed(1)}, p99 ${result.p99.toFixed(1)} ms`;
  const line = [
    `${engine}, ${patients}, ${what}: ${result.perSecond.toFixed(0)}/s${cpu(result)}`,
    times,
    ...beside,
  ];
  console.log(line.join('; '));
}
