import path from 'node:path';
import { build } from '#server/build.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { freePort, freshDataDir, removeDataDir } from '#tests/journeys/support/portal.ts';
import { ROOT } from '../setup/root.mjs';

/** A Monday at noon in New York. Every picture shows this time. */
export const TAKEN_AT = new Date('2026-03-16T16:00:00Z');
const clock = () => TAKEN_AT;

/** The built portal with fresh sample data and a stopped clock. Some pages have a widget. */
export async function startSamplePortal() {
  const dataDir = freshDataDir();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  await seedIfEmpty(database.db, clock);
  const app = await build({
    config: readConfig({
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      SUPPORT_EMAIL: 'support@bridgework.test',
      SUPPORT_PHONE: '(800) 555-0123',
      SUPPORT_HOURS: 'Monday–Friday 8am-6pm ET',
      MAIL_FROM: 'Bridgework <no-reply@bridgework.test>',
      WIDGETS_DIR: path.join(ROOT, 'tests/support/widgets'),
      WIDGET_FEES_URL: '/widgets/sample.js',
      WIDGET_PLANS_URL: '/widgets/hangs.js',
    }),
    db: database.db,
    signals: database.signals,
    clock,
    pages: path.join(ROOT, 'dist/portal'),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    async stop(): Promise<void> {
      await app.close();
      await database.close();
      removeDataDir(dataDir);
    },
  };
}
