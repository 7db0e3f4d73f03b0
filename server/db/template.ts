import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { makeEmptyFolder } from './pglite.ts';

/** An empty database, made by the build: a first start copies it, which is faster than making one. */
export const TEMPLATE_FOLDER = path.join(ROOT, 'dist', 'server', 'database-template');

export async function makeTemplate(folder: string = TEMPLATE_FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await makeEmptyFolder(folder);
}
