import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const SETTINGS_FILE = path.join(ROOT, '.env');

/** Takes what stands in `.env` beside package.json into the environment; a variable that is set already counts. */
export function readSettingsFile(): void {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
}
