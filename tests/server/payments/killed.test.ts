import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '#server/db/open.ts';
import { dataFolderWithTables, ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { expectWhole } from '#tests/support/paying.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const PAYER = path.join(import.meta.dirname, 'children', 'payer.ts');
const KILLS = { pglite: times(20, 1), postgresql: times(20, 1) };

/** Takes payments until the process is killed after `after` acknowledged ones. Returns their transactions. */
async function payUntilKilled(place: string, round: number, after: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PAYER, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
    if (text.split('\n').length > after + 1) child.kill('SIGKILL');
  });
  const ended = await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
  if (ended !== 'SIGKILL') throw new Error(`It ended by ${String(ended)}.`);
  return text.split('\n').slice(1, -1);
}

/** Waits until PostgreSQL has ended the connections of a killed process. */
async function untilGone(db: Db, applicationName: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where application_name = ${applicationName}`.execute(db);
    expect(rows).toEqual([]);
  }, WAIT);
}

describe('API-10: a server that is killed while payments are taken', () => {
  it('API-10, DASH-2.5: on PGlite, keeps every acknowledged payment whole, charges none twice, and the sums of the report equal the records', async () => {
    const dataDir = await dataFolderWithTables();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS.pglite; kill += 1) {
      acknowledged.push(...(await payUntilKilled(dataDir, kill, 4 + ((kill * 7) % 16))));
      const { db, close } = await openDatabase({ dataDir });
      await expectWhole(db, acknowledged);
      await close();
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS.pglite);
    await rm(dataDir, { recursive: true, force: true });
  });

  it.runIf(ENGINES.includes('postgresql'))(
    'API-10, DASH-2.5: on PostgreSQL, keeps every acknowledged payment whole, charges none twice, and the sums of the report equal the records',
    async () => {
      const { db, url = '', close } = await openTestDatabase('tables', 'postgresql');
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS.postgresql; kill += 1) {
        const name = `payer-${kill}`;
        const place = `${url}?application_name=${name}`;
        acknowledged.push(...(await payUntilKilled(place, kill, 4 + ((kill * 7) % 16))));
        await untilGone(db, name);
        await expectWhole(db, acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS.postgresql);
      await close();
    },
  );
});
