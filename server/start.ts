import type { FastifyInstance } from 'fastify';
import { startBackground } from './background.ts';
import { build } from './build.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open.ts';
import { assertCanListen, listenFailed } from './http/can-listen.ts';
import { rejectSampleData } from './seed/reject-sample-data.ts';
import { seedIfEmpty } from './seed/sample.ts';

export async function start(config: Config, database: OpenDatabase): Promise<FastifyInstance> {
  await assertCanListen(config);
  await database.longWork(async (db) => {
    await migrate(db);
    if (config.mode === 'production') await rejectSampleData(db);
    if (config.sampleData) await seedIfEmpty(db, systemClock);
  });
  const app = await build({ config, db: database.db, signals: database.signals });
  const background = startBackground({ config, database, clock: systemClock, log: app.log });
  let stopped: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopped = background.stop();
  });
  app.addHook('onClose', async () => stopped);
  await app.listen({ port: config.port, host: config.host }).catch(listenFailed);
  return app;
}
