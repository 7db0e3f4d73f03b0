import { machine, table } from '#bench/report.ts';
import { inWorkspace } from '#bench/workspace.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { databasesIn, ENGINES } from '../api/databases.ts';
import { signIn, withServer } from '../api/server.ts';
import { fileOf, importFile } from './file.ts';

const TARGET_MS = 10_000;
const PATIENTS = 1000;
/**
 * `npm run bench -- codes`: imports a file of 20,000 new procedure codes, and then one that changes all of them, on each
 * engine. @returns whether preview and import together take at most 10 seconds
 */
export async function runCodes(): Promise<boolean> {
  ensureBuilt();
  return inWorkspace(undefined, async (workspace) => {
    const rows: (readonly string[])[] = [];
    let isMet = true;
    for (const engine of ENGINES) {
      const stock = await databasesIn(workspace).stock(engine, PATIENTS);
      await withServer(workspace, stock, async ({ address }) => {
        const token = await signIn(address);
        for (const [what, cents] of [
          ['20,000 new codes', 1000],
          ['20,000 changed codes', 2000],
        ] as const) {
          const took = await importFile(address, token, fileOf(cents));
          const total = took.preview + took.import;
          isMet &&= total <= TARGET_MS;
          const seconds = [took.preview, took.import, total].map((ms) => (ms / 1000).toFixed(1));
          rows.push([engine, what, ...seconds, total <= TARGET_MS ? 'yes' : 'no']);
        }
      });
    }
    console.log(`\n${machine()}.\n`);
    console.log(table([['engine', 'file', 'preview s', 'import s', 'both s', 'at most 10 s'], ...rows]));
    return isMet;
  });
}
