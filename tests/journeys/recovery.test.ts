import { expect } from 'vitest';
import { seesPage, shellOf } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { bellAt } from './support/bell-ids.ts';
import { it as journey } from './support/journey.ts';
import { killAt } from './support/kill-at.ts';
import { freePort, type Portal, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';
const DASHBOARD = [
  'Dashboard',
  'Harborlight Portland',
  'Report is not displayed because of environment config.',
];

interface Server {
  address: string;
  kill(): Promise<void>;
  /** Over the same data, at the same address. */
  startAgain(): Promise<void>;
}

/** Journeys with a server of their own, which each may kill and starts again. */
const it = journey.extend<{ server: Server; address: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const port = await freePort();
      let portal: Portal = await startPortal({ dataDir: sampleDataDir(), port });
      await use({
        address: portal.address,
        kill: () => portal.kill(),
        startAgain: async () => {
          portal = await startPortal({ dataDir: portal.dataDir, port });
        },
      });
      await portal.kill();
      removeDataDir(portal.dataDir);
    },
    { scope: 'file' },
  ],
  address: async ({ server }, use) => use(server.address),
});

it('a server that is killed under an open page and comes back finds the page as it was: the session, the choices and every acknowledged change hold', async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|There is no widget from/);
  await signIn(page, ADMIN);
  const { organization, practice, options, item, account } = shellOf(page);
  const api = await apiOf(server.address, ADMIN, SAMPLE_PASSWORD);
  const [first, ...others] = await bellAt(api, '1');
  await api.post(`/support/practice/1/notification/${first}/dismiss`);
  await server.kill();

  await organization.click();
  await options.getByText('Prairie Row Dental').click();
  await expect.poll(() => practice.innerText()).toBe('Practice\nPrairie Row Lincoln');
  await item('Manage Patients').click();
  await page.getByRole('heading', { name: 'Manage Patients' }).waitFor();

  await server.startAgain();
  expect(await bellAt(api, '1')).toEqual(others);
  await page.reload();
  await seesPage(page, '/search-patients', ['Manage Patients', 'Prairie Row Lincoln', 'Find a patient']);
  await account.click();
  await page.getByText(ADMIN).waitFor();
});

it('a page that was loading when the server died says what happened, and recovers by itself once it is back', async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  await page.clock.install();
  await killAt(page, '**/api/user', server.kill);
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t load your account' }).waitFor();
  await page.getByText('The server could not be reached. Check your connection and try again.').waitFor();

  await page.unroute('**/api/user');
  await server.startAgain();
  await page.clock.fastForward(10_000);
  await seesPage(page, '/', DASHBOARD);
});

it('SESSION-4: a token that ends while the server is away is renewed by itself once it is back, and nobody is signed out', async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  // The open page would renew its token by itself once the clock has jumped.
  await page.goto('about:blank');
  await page.clock.install({ time: Date.now() + 61 * 60_000 });
  await killAt(page, '**/api/refresh-token', server.kill);
  await page.goto('/');
  const notice = page.getByText('Can’t connect to Bridgework');
  await notice.waitFor();
  await page
    .getByText('You’re still signed in, and your work is safe. We’ll keep trying to reconnect.')
    .waitFor();

  await page.unroute('**/api/refresh-token');
  await server.startAgain();
  await page.clock.fastForward(10_000);
  await notice.waitFor({ state: 'detached' });
  await seesPage(page, '/', DASHBOARD);
});

journey(
  'a page whose styles did not come says so, and is shown with them when tried again',
  async ({ page, troubles }) => {
    troubles.expect(/Failed to load resource|Unable to preload/);
    await signIn(page, ADMIN);
    await page.route('**/assets/SignedInPage*.css', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'This page couldn’t be displayed' }).waitFor();
    await page.unroute('**/assets/SignedInPage*.css');
    await page.getByRole('button', { name: 'Try again' }).click();
    await seesPage(page, '/', DASHBOARD);
    expect(await page.locator('#drawer').boundingBox()).toMatchObject({ x: 0, width: 248 });
  },
);
