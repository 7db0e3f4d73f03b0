import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { bundled } from './bundle.ts';
import { freshDataDir, type Portal, removeDataDir, startPortal } from './portal.ts';
import { copyOf } from './sample-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the portal that all journeys share. */
    portalAddress: string;
    /** The data folder of that portal, with its signing key. */
    portalDataDir: string;
    /** A data folder with the sample data, to copy for another portal. */
    sampleDataDir: string;
    /** The script that stores a session in a browser, as `keptSession`. */
    keptSession: string;
  }
}

let portal: Portal | undefined;
let sampleDataDir: string | undefined;

/** Builds if stale, and starts one portal with fresh sample data for all journeys. */
export async function setup(project: TestProject): Promise<void> {
  ensureBuilt();
  const bundling = bundled(path.join(import.meta.dirname, 'kept-session.ts'), 'keptSession');
  sampleDataDir = freshDataDir();
  await (await startPortal({ dataDir: sampleDataDir })).stop();
  const dataDir = copyOf(sampleDataDir);
  portal = await startPortal({ dataDir, isLasting: true });
  project.provide('portalAddress', portal.address);
  project.provide('portalDataDir', dataDir);
  project.provide('sampleDataDir', sampleDataDir);
  project.provide('keptSession', await bundling);
}

export async function teardown(): Promise<void> {
  if (sampleDataDir) removeDataDir(sampleDataDir);
  if (!portal) return;
  await portal.stop();
  removeDataDir(portal.dataDir);
}
