import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { freshDataDir } from './portal.ts';

/** A copy of the sample data, which is faster than a first start. */
export function sampleDataDir(): string {
  const folder = freshDataDir();
  cpSync(inject('sampleDataDir'), folder, { recursive: true });
  return folder;
}
