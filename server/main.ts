import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startBackground } from './background.ts';
import { build } from './build.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type OpenDatabase, openDatabase, placeOf } from './db/open.ts';
import { systemClock } from './domain/clock.ts';
import { assertCanListen, listenFailed } from './http/can-listen.ts';
import { stopGracefully } from './http/stop.ts';
import { ROOT } from './root.ts';
import { emailOfProfile, SAMPLE_PASSWORD, SAMPLE_PEOPLE } from './seed/profiles.ts';
import { refuseSampleData } from './seed/refuse-sample-data.ts';
import { seedIfEmpty } from './seed/sample.ts';
import { explainStart } from './start-problem.ts';

/** At a terminal Ctrl+C reaches the process twice within moments: by itself, and passed on by npm. */
const SAME_SIGNAL_MS = 500;

const SETTINGS_FILE = path.join(ROOT, '.env');

async function start(config: Config, database: OpenDatabase): Promise<FastifyInstance> {
  await assertCanListen(config);
  await migrate(database.db);
  if (config.mode === 'production') await refuseSampleData(database.db);
  if (config.sampleData) await seedIfEmpty(database.db, systemClock);
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

function welcome(config: Config): void {
  const lines = [
    `Bridgework is at ${config.publicUrl}`,
    ...(config.sampleData
      ? [
          `Sign in as one of these, with the password ${SAMPLE_PASSWORD}:`,
          ...SAMPLE_PEOPLE.map(({ profile }) => `  ${emailOfProfile(profile)}`),
        ]
      : []),
    'Stop with Ctrl+C.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** A second signal ends the process at once. */
function stopOnSignals(app: FastifyInstance, database: OpenDatabase): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    process.exit((await stopGracefully(app, database)) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

async function main(): Promise<void> {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  const config = readConfig(process.env);
  const database = await openDatabase(placeOf(config));
  try {
    stopOnSignals(await start(config, database), database);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (config.mode === 'try-it') welcome(config);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
});
