import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it as journey } from './journey.ts';
import type { PageErrors } from './page-errors.ts';
import { freePort, type Portal, removeDataDir, startPortal } from './portal.ts';
import { type Relay, startRelay } from './relay.ts';
import { sampleDataDir } from './sample-data.ts';

interface Fixtures {
  /** Null on the same origin. */
  relay: Relay | null;
  portal: Portal;
  address: string;
  page: Page;
}

export type Given = Fixtures & { pageErrors: PageErrors };

/**
 * A portal whose built-in marketplace is on its own origin, on localhost instead of 127.0.0.1, or on a second one that
 * calls its APIs on a third.
 */
export const withMarketplaceOn = (origin: 'the same origin' | 'a second origin' | 'localhost') => {
  const port = freePort();
  return journey.extend<Fixtures>({
    relay: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
      async ({}, use) => {
        const relay =
          origin === 'a second origin' ? await startRelay(`http://127.0.0.1:${await port}`) : null;
        await use(relay);
        await relay?.stop();
      },
      { scope: 'file' },
    ],
    portal: [
      async ({ relay }, use) => {
        const own = `http://127.0.0.1:${await port}`;
        const env = {
          'the same origin': {},
          localhost: { MARKETPLACE_URL: `http://localhost:${await port}` },
          'a second origin': relay && {
            MARKETPLACE_URL: relay.origin,
            TRUSTED_ORIGINS: `${own},${relay.origin}`,
            MARKETPLACE_API_URL: `${relay.apiOrigin}/marketplace`,
            PAYMENT_API_URL: `${relay.apiOrigin}/payment`,
          },
        }[origin];
        const portal = await startPortal({ dataDir: sampleDataDir(), port: await port, env: env ?? {} });
        await use(portal);
        await portal.stop();
        removeDataDir(portal.dataDir);
      },
      { scope: 'file' },
    ],
    address: async ({ portal }, use) => use(portal.address),
    page: async ({ page, relay }, use) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const isOfFrame = relay && request.frame().url().startsWith(`${relay.origin}/mp-`);
        if (isOfFrame && request.resourceType() === 'fetch')
          calls.push(`${request.method()} ${request.url()}`);
      });
      await use(page);
      if (relay !== null) expectCalls(relay, calls);
    },
  });
};

/** Checks that each call of the frame went to the API that is configured for it, and to no other server. */
function expectCalls({ apiOrigin, called }: Relay, calls: readonly string[]): void {
  expect(calls).not.toEqual([]);
  const arrived = called.map((call) => call.replace(' ', ` ${apiOrigin}`));
  expect(arrived).toEqual(expect.arrayContaining([...calls]));
  const ofPayments = (call: string) => call.includes('/payment-accounts');
  expect(calls.filter(ofPayments)).toEqual(calls.filter((call) => call.includes(`${apiOrigin}/payment/`)));
}
