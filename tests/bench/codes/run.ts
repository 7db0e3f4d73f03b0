import { performance } from 'node:perf_hooks';
import { machine, table } from '#bench/report.ts';
import { inWorkspace } from '#bench/workspace.ts';
import { ensureBuilt } from '../../../scripts/house/build.mjs';
import { databasesIn, ENGINES } from '../api/databases.ts';
import { signIn, withServer } from '../api/server.ts';

const CODES = 20_000;
const TARGET_MS = 10_000;
const PATIENTS = 1000;
const ADDRESS = '/api/admin/organization/1/practice/1/ada-codes';
const HEAD = 'Code,Description,UCR amount,Specialty,Specialty code,Category';

const fileOf = (cents: number): string =>
  [
    HEAD,
    ...Array.from(
      { length: CODES },
      (_, place) => `B${place},Procedure ${place},${(cents + place) / 100},General,GEN,Bench`,
    ),
  ].join('\r\n');

/** The preview and the import of a file, one after the other, as the page does. */
async function importFile(address: string, token: string, csv: string) {
  const post = async (part: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}${ADDRESS}/${part}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${part} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { fingerprint: string };
  };
  const began = performance.now();
  const { fingerprint } = await post('import-preview', { csv });
  const checked = performance.now();
  await post('import', { csv, fingerprint, deleteCodes: [] });
  return { preview: checked - began, import: performance.now() - checked };
}

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
