import { it as journey } from './journey.ts';
import { type Portal, removeDataDir, startPortal } from './portal.ts';
import { sampleDataDir } from './sample-data.ts';

/** Journeys on a separate portal for the file, with these settings: `{}` for journeys that change shared data. */
export const withSettings = (env: Readonly<Record<string, string | undefined>>) =>
  journey.extend<{ portal: Portal; address: string }>({
    portal: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
      async ({}, use) => {
        const portal = await startPortal({ dataDir: sampleDataDir(), env });
        await use(portal);
        await portal.stop();
        removeDataDir(portal.dataDir);
      },
      { scope: 'file' },
    ],
    address: async ({ portal }, use) => use(portal.address),
  });
