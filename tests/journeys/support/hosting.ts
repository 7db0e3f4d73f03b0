import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { it as journey } from './journey.ts';
import { removeDataDir, startPortal } from './portal.ts';
import { sampleDataDir } from './sample-data.ts';

export const MODULES = path.join(ROOT, 'tests/support/widgets');

interface Hosting {
  address: string;
  /** The folder from which the server reads modules. */
  modules: string;
}

/** Journeys on a portal that hosts a widget on each page. */
export const it = journey.extend<{ hosting: Hosting; address: string }>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const modules = mkdtempSync(path.join(tmpdir(), 'bridgework-modules-'));
      cpSync(MODULES, modules, { recursive: true });
      const portal = await startPortal({
        dataDir: sampleDataDir(),
        env: {
          WIDGETS_DIR: modules,
          WIDGET_FEES_URL: '/widgets/sample.js',
          WIDGET_PATIENTS_URL: '/widgets/missing.js',
          WIDGET_PLANS_URL: '/widgets/throws-on-load.js',
          WIDGET_GOALS_URL: '/widgets/throws-when-shown.js',
          WIDGET_PAYMENTS_URL: '/widgets/no-widget.js',
          WIDGET_REVENUE_URL: '/widgets/sample.js',
        },
      });
      await use({ address: portal.address, modules });
      await portal.stop();
      removeDataDir(portal.dataDir);
      rmSync(modules, { recursive: true });
    },
    { scope: 'worker' },
  ],
  address: async ({ hosting }, use) => use(hosting.address),
});
