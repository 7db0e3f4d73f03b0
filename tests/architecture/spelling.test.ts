import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The spelling check's output for a TypeScript file with this text. */
function checked(text: string): string {
  const cspell = path.join(ROOT, 'node_modules/.bin/cspell');
  const args = ['lint', '--no-progress', '--no-summary', 'stdin://src/sample.ts'];
  return spawnSync(cspell, args, { cwd: ROOT, input: text, encoding: 'utf8' }).stdout;
}

it('the spelling check reports British spelling, unknown words and forbidden words, in identifiers too', () => {
  const found = checked('// The colour of a page.\nconst frobble = hearersOf(whence);\n');
  expect([...found.matchAll(/ - (.*)$/gm)].map(([, message]) => message)).toEqual([
    'Unknown word (colour)',
    'Unknown word (frobble)',
    'Forbidden word (hearers) fix: (subscribers)',
    'Forbidden word (whence) fix: (from where)',
  ]);
});
