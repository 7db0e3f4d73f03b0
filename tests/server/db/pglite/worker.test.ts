import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { startWorkerPeer } from '#server/db/pglite/worker-peer.ts';
import { newDataFolder } from '../../../support/data-folder.ts';

const TICK_MS = 2;
/** Of the time that the query takes. In the server's own thread the lag would be all of it. */
const LARGEST_SHARE = 0.5;
const TRIES = 5;

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openDatabase({ dataDir });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The longest that a timer came late while the work ran. */
async function longestLag(work: () => Promise<unknown>): Promise<{ lag: number; took: number }> {
  const begun = performance.now();
  let last = begun;
  let lag = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(lag, now - last - TICK_MS);
    last = now;
  }, TICK_MS);
  await work();
  clearInterval(timer);
  return { lag, took: performance.now() - begun };
}

describe('the database in a thread of its own', () => {
  it('leaves the server free to answer while a heavy query runs', async () => {
    const heavy = () =>
      sql`select count(*) from generate_series(1, 3000000) as n where n::text like '%77%'`.execute(
        database.db,
      );
    const shares: number[] = [];
    for (let attempt = 0; attempt < TRIES && Math.min(...shares) > LARGEST_SHARE; attempt += 1) {
      const { lag, took } = await longestLag(heavy);
      expect(took).toBeGreaterThan(50 * TICK_MS);
      shares.push(lag / took);
    }
    expect(Math.min(...shares)).toBeLessThanOrEqual(LARGEST_SHARE);
  });

  it('answers statements in the order in which they came', async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map(
        async (number) =>
          (await sql<{ n: number }>`select ${number}::integer as n`.execute(database.db)).rows,
      ),
    );
    expect(answers.flat().map(({ n }) => n)).toEqual(numbers);
  });

  it('carries a statement of a megabyte and an answer of ten', async () => {
    const text = 'é'.repeat(500_000);
    const { rows } = await sql<{ many: string }>`select repeat(${text}, 10) as many`.execute(database.db);
    expect(rows[0]?.many).toBe(text.repeat(10));
  });
});

describe('a database whose thread died', () => {
  it('reports it, and is started again for the next connection', async () => {
    const folder = await newDataFolder();
    const peer = await startWorkerPeer({ dataFolder: folder, template: undefined });
    await expect(peer.exchange(new Uint8Array([0, 0, 0, 8, 1, 2, 3, 4]))).rejects.toThrow();
    await expect(peer.exchange(new Uint8Array())).rejects.toThrow();
    await peer.reset();
    const query = new TextEncoder().encode('Qxxxxselect 42\0');
    new DataView(query.buffer).setInt32(1, query.length - 1);
    expect(new TextDecoder().decode(await peer.exchange(query))).toContain('42');
    await peer.close();
    await rm(folder, { recursive: true, force: true });
  });
});
