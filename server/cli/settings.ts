import { anyText, databaseAddress, type Environment, environmentReader, oneOf } from '../environment.ts';

/** What a command needs of the server's settings: where the data are, and whether they are real. */
export interface CommandSettings {
  production: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
}

/** @throws ConfigurationError */
export function readCommandSettings(env: Environment): CommandSettings {
  const { read, finish } = environmentReader(env);
  const mode = read('NODE_ENV', oneOf('production', 'development', 'test'), 'development');
  const settings = {
    production: mode === 'production',
    dataDir: read('DATA_DIR', anyText, './data'),
    databaseUrl: read<string | undefined>('DATABASE_URL', databaseAddress, undefined),
  };
  finish();
  return settings;
}
