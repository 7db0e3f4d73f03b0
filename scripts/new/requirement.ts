import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRows } from '../requirements/document.ts';

/** @throws Error where docs/requirements.md has no such row */
export function rejectUnknownRequirement(root: string, requirement: string): void {
  const rows = readRows(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  if (!rows.some(({ id }) => id === requirement))
    throw new Error(`Add ${requirement} to docs/requirements.md first.`);
}
