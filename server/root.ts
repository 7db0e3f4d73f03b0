import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function folderWithPackage(start: string): string {
  if (existsSync(path.join(start, 'package.json'))) return start;
  const parent = path.dirname(start);
  if (parent === start) throw new Error('The folder of the product was not found: package.json is missing.');
  return folderWithPackage(parent);
}

/** The folder with package.json, `openapi` and `dist`, for sources and for the build. */
export const ROOT = folderWithPackage(import.meta.dirname);

const manifest: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

export const VERSION = manifest.version;
