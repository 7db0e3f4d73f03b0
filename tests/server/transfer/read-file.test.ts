import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { linesOf } from '#server/transfer/read-file.ts';

it('a backup is read by its line feeds, whatever a text contains, and however it is cut into parts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-lines-'));
  const lines = ['{"note":"one\u2028two\u2029three\u0085"}', '', 'é'.repeat(200_000), 'last'];
  const file = path.join(folder, 'lines.gz');
  await writeFile(file, gzipSync(`${lines.join('\n')}\n`));
  const read: string[] = [];
  for await (const line of linesOf(file)) read.push(line);
  expect(read).toEqual(lines);
  await rm(folder, { recursive: true });
});
