import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyModel } from '#charts/explore/model.ts';

/** Loads the models of a git revision from a temporary checkout. */
export async function modelsAt(revision: string): Promise<Readonly<Record<string, AnyModel>>> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'charts-diff-')), 'checkout');
  git('worktree', 'add', '--detach', '--quiet', folder, revision);
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const file = pathToFileURL(path.join(folder, 'tests/machines/models.ts')).href;
    const { models }: { models: Record<string, AnyModel> } = await import(file);
    return models;
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
