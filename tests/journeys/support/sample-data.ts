import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { freshDataDir } from './portal.ts';

/** A data folder of one's own with the sample data in it, quicker than a first start. */
export function sampleDataDir(): string {
  const folder = freshDataDir();
  cpSync(inject('sampleDataDir'), folder, { recursive: true });
  return folder;
}
