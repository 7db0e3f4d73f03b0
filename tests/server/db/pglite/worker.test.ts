import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { startWorkerPeer } from '#server/db/pglite/worker-peer.ts';
import { newDataFolder } from '../data-folder.ts';

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

describe('the database in a separate thread', () => {
  it('returns results in the order of the statements', async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map(
        async (number) =>
          (await sql<{ n: number }>`select ${number}::integer as n`.execute(database.db)).rows,
      ),
    );
    expect(answers.flat().map(({ n }) => n)).toEqual(numbers);
  });

  it('handles a statement of a megabyte and a result of ten', async () => {
    const text = 'é'.repeat(500_000);
    const { rows } = await sql<{ many: string }>`select repeat(${text}, 10) as many`.execute(database.db);
    expect(rows[0]?.many).toBe(text.repeat(10));
  });
});

describe('a database whose thread died', () => {
  it('reports it, and restarts for the next connection', async () => {
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
