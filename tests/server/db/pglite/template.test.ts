import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FOLDER } from '#server/db/pglite/pglite.ts';
import { makeTemplate } from '#server/db/pglite/template.ts';
import { ROOT } from '#server/root.ts';

const OPENER = path.join(import.meta.dirname, 'children', 'folder-opener.ts');
const UNPRIVILEGED = 65_534;
const isRoot = process.getuid?.() === 0;

describe('the database template of a build', () => {
  let folder: string;
  let template: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-template-'));
    template = path.join(folder, 'database-template');
    await chmod(folder, 0o755);
    await makeTemplate(template);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function emptyDataFolder(): Promise<string> {
    const dataFolder = await mkdtemp(path.join(folder, 'data-'));
    if (isRoot) await chown(dataFolder, UNPRIVILEGED, UNPRIVILEGED);
    return dataFolder;
  }

  /** The output of opening the folder, as another user if these tests run as root. */
  const openAsAnother = (dataFolder: string): string =>
    execFileSync(process.execPath, ['--import', 'tsx', OPENER, dataFolder, template], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], TMPDIR: dataFolder },
      encoding: 'utf8',
      ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
    });

  it('can be read by every user', async () => {
    const entries = await readdir(template, { recursive: true });
    const modes = await Promise.all(
      ['', ...entries].map(async (name) => {
        const found = await stat(path.join(template, name));
        return found.isDirectory() ? found.mode & 0o755 : found.mode & 0o644;
      }),
    );
    expect([...new Set(modes)].sort()).toEqual([0o644, 0o755]);
  });

  it('becomes a database that only its owner can read, even for another user', async () => {
    const dataFolder = await emptyDataFolder();
    expect(openAsAnother(dataFolder)).toBe('opened\n');
    expect((await stat(path.join(dataFolder, DATABASE_FOLDER))).mode & 0o777).toBe(0o700);
  });

  it.runIf(isRoot)('is named by the message of a start when it cannot be read', async () => {
    await chmod(template, 0o700);
    expect(openAsAnother(await emptyDataFolder())).toBe(
      `${template}: this user can’t read it; build as this user, or make the folder readable for everyone\n`,
    );
  });
});
