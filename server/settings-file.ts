import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const SETTINGS_FILE = path.join(ROOT, '.env');

/** Variables that are already set win over `.env`. */
export function readSettingsFile(): void {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
}
