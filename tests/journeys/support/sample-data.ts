import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { freshDataDir } from './portal.ts';

/** A copy of the sample data, which is faster than a first start. */
export const sampleDataDir = (): string => copyOf(inject('sampleDataDir'));

/** A copy of a data folder. A socket of the server that used it can't be copied. */
export function copyOf(dataDir: string): string {
  const folder = freshDataDir();
  cpSync(dataDir, folder, { recursive: true, filter: (source) => !source.endsWith('.sock') });
  return folder;
}
