import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config.ts';
import { SERVING_LIMITS } from './db/limited-pool.ts';
import { locationOf, type OpenDatabase, openDatabase } from './db/open.ts';
import { stopGracefully } from './http/stop.ts';
import { emailOfProfile, SAMPLE_PASSWORD, SAMPLE_PEOPLE } from './seed/profiles.ts';
import { readSettingsFile } from './settings-file.ts';

/** At a terminal, the process receives Ctrl+C twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

function welcome(config: Config): void {
  const lines = [
    `Bridgework is at ${config.publicUrl}`,
    ...(config.statecharts ? [`Its statecharts are at ${config.publicUrl}/statecharts/`] : []),
    ...(config.sampleData
      ? [
          `Sign in as one of these, with the password ${SAMPLE_PASSWORD}:`,
          ...SAMPLE_PEOPLE.map(({ profile }) => `  ${emailOfProfile(profile)}`),
        ]
      : []),
    ...(LOOPBACK.test(config.host)
      ? []
      : [
          `Warning: HOST=${config.host} opens the server to the network. The sample password is published, and ` +
            '/dev/outbox shows every email: anyone on the network can sign in.',
        ]),
    'Stop with Ctrl+C.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

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
  readSettingsFile();
  const config = readConfig(process.env);
  // The database opens in its own thread while the server's code loads.
  const opening = openDatabase(locationOf(config, SERVING_LIMITS));
  const [database, { start }] = await Promise.all([opening, import('./start.ts')]);
  try {
    stopOnSignals(await start(config, database), database);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (config.mode === 'try-it') welcome(config);
}

main().catch(async (error: unknown) => {
  const { explainStart } = await import('./start-problem.ts');
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
});
