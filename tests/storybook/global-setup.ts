import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../scripts/setup/root.mjs';

const BUILT = path.join(ROOT, 'dist/storybook');

/** An entry in Storybook's index. */
export interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  tags: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook. */
    storybookAddress: string;
    /** The entries in its sidebar. */
    storybookIndex: readonly IndexEntry[];
  }
}

const server = fastify();

/** Builds Storybook with `npm run build:storybook` and serves its files. */
export async function setup(project: TestProject): Promise<void> {
  build();
  const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8'));
  await server.register(fastifyStatic, { root: BUILT });
  project.provide('storybookAddress', await server.listen({ port: 0 }));
  project.provide('storybookIndex', Object.values<IndexEntry>(entries));
}

export const teardown = (): Promise<void> => server.close();

/** Without VITEST, because Storybook then omits the types of properties. */
function build(): void {
  const { VITEST: _mark, NODE_ENV: _mode, ...env } = process.env;
  const command = ['run', '--silent', 'build:storybook'];
  const { status, stdout, stderr, error } = spawnSync('npm', command, { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}${stderr}${error ?? ''}`);
}
