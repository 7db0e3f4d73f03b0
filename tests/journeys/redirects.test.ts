import { createServer, type Server } from 'node:http';
import { expect } from 'vitest';
import { openLogin, toastText } from './login-page.ts';
import { it as journey } from './support/journey.ts';
import { freePort, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

interface Redirecting {
  address: string;
  calls: string[];
}

/** A server in front of a portal with the development profile. It redirects each API call to another one. */
const it = journey.extend<{ redirecting: Redirecting; address: string }>({
  redirecting: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const portal = await startPortal({
        dataDir: sampleDataDir(),
        env: { MOCK_DELAYS: 'on', PUBLIC_URL: address },
      });
      const calls: string[] = [];
      const front: Server = createServer(async ({ url = '/' }, response) => {
        if (url.startsWith('/api/')) {
          calls.push(url);
          response.writeHead(307, { location: `/api/redirect-${calls.length}` }).end();
          return;
        }
        const page = await fetch(portal.address + url);
        const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(page.headers);
        response.writeHead(page.status, headers).end(Buffer.from(await page.arrayBuffer()));
      });
      await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
      await use({ address, calls });
      front.closeAllConnections();
      front.close();
      await portal.stop();
      removeDataDir(portal.dataDir);
    },
    { scope: 'file' },
  ],
  address: async ({ redirecting }, use) => use(redirecting.address),
});

it('SAMPLE-3.2: with the development profile, the page follows 20 redirects of a call and not the 21st', async ({
  page,
  pageErrors,
  redirecting,
}) => {
  pageErrors.expect(/ERR_TOO_MANY_REDIRECTS/);
  const { email, password, submit } = await openLogin(page);
  await email.fill('frontdesk@bridgework.test');
  await password.fill(SAMPLE_PASSWORD);
  await submit.click();
  await expect.poll(() => toastText(page)).toContain('Couldn’t sign in');
  expect(redirecting.calls).toEqual([
    '/api/authenticate',
    ...Array.from({ length: 20 }, (_, index) => `/api/redirect-${index + 1}`),
  ]);
});
