import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFile } from '../db/pglite/durable-files.ts';

export class FileExistsError extends Error {
  constructor(file: string) {
    super(`The file ${file} is there already: name another.`);
  }
}

/**
 * Compressed, and readable only by its owner. The file gets its name once it is complete and on disk. Until then
 * everything is in a folder beside it, which `write` can also use. A killed writer leaves that folder behind. @throws
 * FileExistsError
 */
export async function writeWholeFile<T>(
  file: string,
  write: (to: Writable, unfinished: string) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw new FileExistsError(file);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const draft = path.join(unfinished, 'draft');
    const packed = createGzip();
    const writing = pipeline(packed, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    const failed = writing.then(() => new Promise<never>(() => undefined));
    const result = await Promise.race([write(packed, unfinished), failed]);
    packed.end();
    await writing;
    await syncFile(draft);
    await rename(draft, file);
    await syncFile(path.dirname(path.resolve(file)));
    return result;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
