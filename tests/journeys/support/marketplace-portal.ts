import { it as journey } from './journey.ts';
import { type MarketplaceServer, startMarketplace } from './marketplace-server.ts';
import { freePort, removeDataDir, startPortal } from './portal.ts';
import { sampleDataDir } from './sample-data.ts';

interface Places {
  address: string;
  marketplace: MarketplaceServer;
  hostile: MarketplaceServer;
}

/** A portal whose marketplace is on another origin. */
export const portalThat = (trusts: boolean) =>
  journey.extend<{ places: Places; address: string }>({
    places: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
      async ({}, use) => {
        const hostile = await startMarketplace();
        const marketplace = await startMarketplace(hostile.origin);
        const port = await freePort();
        const own = `http://127.0.0.1:${port}`;
        const portal = await startPortal({
          dataDir: sampleDataDir(),
          port,
          env: {
            MARKETPLACE_URL: `${marketplace.origin}/base`,
            // The portal may also frame pages of the hostile server, but does not trust them.
            HOSTED_FIELDS_URL: `${hostile.origin}/card`,
            TRUSTED_ORIGINS: [own, ...(trusts ? [marketplace.origin] : [])].join(','),
          },
        });
        await use({ address: portal.address, marketplace, hostile });
        await portal.stop();
        removeDataDir(portal.dataDir);
        await Promise.all([marketplace.stop(), hostile.stop()]);
      },
      { scope: 'file' },
    ],
    address: async ({ places }, use) => {
      places.marketplace.behavior = 'requesting';
      await use(places.address);
    },
  });
