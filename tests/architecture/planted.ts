import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RULES = [
  'biome.json',
  'tools/has-selectors.grit',
  'tools/root-actors.grit',
  '.dependency-cruiser.cjs',
  'package.json',
  'tsconfig.json',
];

/** An empty repository with the rules of this one, for a test's planted files. */
export interface PlantedRepository extends AsyncDisposable {
  folder: string;
  plant(files: Readonly<Record<string, string>>): void;
}

export async function emptyRepository(): Promise<PlantedRepository> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-planted-'));
  await Promise.all(
    RULES.map((name) => cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })),
  );
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    plant(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      }
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The program of an installed package. */
export const program = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

export { ROOT };
