import path from 'node:path';
import { sql } from 'kysely';
import { build } from '#server/build.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { addNotification } from '#tests/support/rows.ts';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { it as base } from './journey.ts';
import { freePort, removeDataDir } from './portal.ts';
import { sampleDataDir } from './sample-data.ts';

export interface BellServer {
  address: string;
  /** Inserts a notification, as a nightly job does. */
  notify(practiceId: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** The built portal on a server in this process, whose only notifications come from the sample and the test. */
async function startBellServer(): Promise<BellServer> {
  const dataDir = sampleDataDir();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const database = await openDatabase({ dataDir });
  await sql`delete from notifications where id not in (
    select min(id) from notifications group by practice_id, type_of_notification)`.execute(database.db);
  const app = await build({
    config: readConfig({ DATA_DIR: dataDir, PUBLIC_URL: address, PORT: String(port), LOG_LEVEL: 'silent' }),
    db: database.db,
    signals: database.signals,
    pages: path.join(ROOT, 'dist/portal'),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    async notify(practiceId, text) {
      await addNotification(database.db, Number(practiceId), text, { created_at: new Date() });
    },
    async close() {
      await app.close();
      await database.close();
      removeDataDir(dataDir);
    },
  };
}

/** A journey on a portal whose only notifications come from the sample and the journey. */
export const it = base.extend<{ server: BellServer; address: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startBellServer();
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  address: async ({ server }, use) => use(server.address),
});
