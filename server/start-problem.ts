import path from 'node:path';
import { explainDamage } from './db/damage.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { FolderInUseError } from './db/pglite/folder-lock.ts';
import { TEMPLATE_FOLDER } from './db/pglite/template.ts';
import { ConfigurationError } from './environment.ts';
import { codeOf } from './error-code.ts';
import { ListenError } from './http/can-listen.ts';
import { isUnavailable } from './http/unavailable.ts';
import { SampleDataError } from './seed/reject-sample-data.ts';

const ONE_LINE = [FolderInUseError, NewerDatabaseError, SampleDataError];

/** The embedded database is read-only while its disk is full. */
const DISK_FULL = new Set(['ENOSPC', '53100', '25006']);

const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

const TEMPLATE_PATH = new RegExp(`^.*[\\\\/]${path.basename(TEMPLATE_FOLDER)}(?=[\\\\/]|$)`);

/** Problems that the operator can fix get one line each. Any other error is a bug and shows its stack. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigurationError) return error.problems.join('\n');
  if (error instanceof Error && ONE_LINE.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof ListenError) return explainListening(codeOf(error.cause));
  const problem = explainDatabase(error);
  if (problem !== undefined) return problem;
  const code = codeOf(error);
  const template = templateIn(error);
  if (code === 'EACCES' && template)
    return `${template}: this user can’t read it; build as this user, or make the folder readable for everyone`;
  if (FOLDER_CODES.has(code))
    return 'DATA_DIR: this user can’t write there; set a folder that this user can write to';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @returns undefined for any other error */
export function explainDatabase(error: unknown): string | undefined {
  const damage = explainDamage(error);
  if (damage) return damage.message;
  const code = codeOf(error);
  if (/^(28|3D)...$/.test(code)) return 'DATABASE_URL: wrong user, password or database name';
  if (DISK_FULL.has(code)) return 'The disk of the database is full; free some space';
  return isUnavailable(error)
    ? 'DATABASE_URL: the database does not respond; start it or correct the address'
    : undefined;
}

function explainListening(code: string): string {
  if (code === 'EADDRINUSE') return 'PORT: another program already uses this port; set another one';
  if (code === 'EACCES') return 'PORT: this user can’t use this port; set 1024 or higher';
  return 'HOST: this machine doesn’t have this address; set one of its own, such as 127.0.0.1 or 0.0.0.0';
}

/** The template folder, if the error concerns a file in it. */
function templateIn(error: unknown): string | undefined {
  const file = error instanceof Error && 'path' in error ? String(error.path) : '';
  const [folder] = file.match(TEMPLATE_PATH) ?? [];
  return folder;
}
