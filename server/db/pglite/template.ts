import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../root.ts';
import { makeEmptyFolder } from './pglite.ts';

/** The build creates an empty database. The first start copies it, which is faster. */
export const TEMPLATE_FOLDER = path.join(ROOT, 'dist', 'server', 'database-template');

export async function makeTemplate(folder: string = TEMPLATE_FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await makeEmptyFolder(folder);
  await letEveryoneRead(folder);
}

/** Another user may start the server. */
async function letEveryoneRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
