import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { EXPIRING } from './bell-page.ts';
import { addCard, choose, choosePlan, factsIn, frameOf, transactionsOf } from './marketplace-page.ts';
import { logOut, seesPage, shellOf, stopClock, toastLines } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { it as journey } from './support/journey.ts';
import { freePort, type Portal, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { centsIn } from './transactions-page.ts';

const ADMIN = 'admin@bridgework.test';
const FRONT_DESK = 'frontdesk@bridgework.test';
const NEW_PASSWORD = 'Harbor.Walk(7)';
const DASHBOARD = [
  'Dashboard',
  'Harborlight Portland',
  'Report is not displayed because of environment config.',
];

interface Server {
  address: string;
  dataDir: string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** Keeps data and address. */
  startAgain(): Promise<void>;
}

/** Journeys that stop and restart their own server. */
const it = journey.extend<{ server: Server; address: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const port = await freePort();
      let portal: Portal = await startPortal({ dataDir: sampleDataDir(), port });
      const { address, dataDir } = portal;
      await use({
        address,
        dataDir,
        stop: () => portal.stop(),
        kill: () => portal.kill(),
        startAgain: async () => {
          portal = await startPortal({ dataDir, port });
        },
      });
      await portal.kill();
      removeDataDir(dataDir);
    },
    { scope: 'file' },
  ],
  address: async ({ server }, use) => use(server.address),
});

/** The ids of a practice's notifications, without the office card, which a job repeats after the first start. */
async function notificationIds(api: Awaited<ReturnType<typeof apiOf>>): Promise<string[]> {
  const answer = await api.get('/support/practice/1/get-notifications');
  const { results } = answer as { results: { id: string; notification: string }[] };
  return results.filter(({ notification }) => notification !== EXPIRING).map(({ id }) => id);
}

/**
 * Kills the server during a purchase without an outcome, and restarts it under the open page. Returns the plan's fee.
 */
async function buyUnderKill(page: Page, server: Server, memberId: string, behavior: string): Promise<string> {
  await addCard(server.address, memberId, behavior, '0077');
  await openAs(page, ADMIN, { at: `/widget/purchase?member_id=${memberId}`, memberId });
  const frame = frameOf(page);
  await choosePlan(frame);
  await choose(frame, 'Payment method', /ending in 0077/);
  await frame.getByText('The patient accepts the terms').click();
  const { 'Due now': due = '' } = await factsIn(frame);
  let answered: unknown;
  await page.route(
    '**/purchase',
    async (route) => {
      answered = await (await route.fetch()).json();
      await server.kill();
      await route.abort();
    },
    { times: 1 },
  );
  await frame.getByRole('button', { name: `Charge ${due}` }).click();
  await frame.getByText('We can’t reach Bridgework right now').waitFor();
  expect(answered).toMatchObject({ state: 'Pending', planId: null, transactionId: null });
  await server.startAgain();
  return due;
}

it('API-21.10: a server that is killed after the bank charged a sale writes plan and payment once, when the open page sends the order again; a sale that never arrived at the bank has neither', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const api = await apiOf(server.address, ADMIN, SAMPLE_PASSWORD);
  const plansOf = async (memberId: string): Promise<unknown[]> =>
    Reflect.get(
      Object(await api.get(`/patient-management/practice/1/member/${memberId}/summary`)),
      'activePlans',
    );
  const bookOf = async (memberId: string) => ({
    plans: (await plansOf(memberId)).length,
    paid: (await transactionsOf(api, memberId)).length,
  });
  const [charged, lost] = ['10000014', '10000013'];
  const before = { charged: await bookOf(charged), lost: await bookOf(lost) };

  const due = await buyUnderKill(page, server, charged, 'unanswered');
  const frame = frameOf(page);
  await frame.getByText('Plan purchased').waitFor();
  const { Paid: paid, Transaction: id } = await factsIn(frame);
  expect(paid).toBe(due);
  const { plans, paid: payments } = before.charged;
  expect(await bookOf(charged)).toEqual({ plans: plans + 1, paid: payments + 1 });
  const sold = (await transactionsOf(api, charged)).find((each) => each.id === id);
  expect([sold?.paymentStatus, Math.round((sold?.charge ?? 0) * 100)]).toEqual(['Paid', centsIn(due)]);

  await buyUnderKill(page, server, lost, 'lost');
  await page.waitForResponse((response) => response.url().endsWith('/purchase') && response.status() === 202);
  expect(await bookOf(lost)).toEqual(before.lost);
});

it('LAYOUT-8.2, API-21.5: Update Password shows each refusal at its field, changes the password and ends the other sessions', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/);
  await signIn(page, FRONT_DESK);
  const elsewhere = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Update Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update password' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const [current, next] = [field('Current password'), field('New password')];
  const again = field('Confirm new password');
  expect(await dialog.innerText()).toContain('You’ll stay signed in here and be signed out everywhere else.');
  expect(
    await dialog
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password', 'new-password', 'new-password', null]);

  const submit = dialog.getByRole('button', { name: 'Update password' });
  const fill = async (old: string, password: string) => {
    await current.fill(old);
    await next.fill(password);
    await again.fill(password);
    await submit.click();
  };
  await current.fill('');
  await next.fill('Harbor');
  await again.fill('Harbour');
  await again.press('Tab');
  for (const message of [
    'Enter your current password.',
    'The new password must be at least 8 characters',
    'Passwords don’t match',
  ])
    await dialog.getByText(message, { exact: true }).waitFor();
  expect(await submit.isDisabled()).toBe(true);

  await fill('Wrong2026!', NEW_PASSWORD);
  await dialog.getByText('Your current password is incorrect.', { exact: true }).waitFor();
  expect(await current.getAttribute('aria-invalid')).toBe('true');
  await fill(SAMPLE_PASSWORD, 'Password1!');
  await dialog
    .getByText('This password is too easy to guess. Choose another one.', { exact: true })
    .waitFor();
  expect(await next.getAttribute('aria-invalid')).toBe('true');
  await stopClock(page);
  await fill(SAMPLE_PASSWORD, NEW_PASSWORD);
  await dialog.waitFor({ state: 'detached' });
  expect(await toastLines(page)).toEqual([
    'Password changed successfully',
    'You’ve been signed out on other devices.',
  ]);
  await page.clock.resume();
  await expect(elsewhere.get('/user')).rejects.toThrow('answered 401');

  await logOut(page);
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  await signIn(page, FRONT_DESK, NEW_PASSWORD);
});

it('after a stop with exit code 0 and after a kill under an open page, the session, the choices and every acknowledged change remain', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|There is no widget from/);
  await signIn(page, ADMIN);
  const { organization, practice, options, item, account } = shellOf(page);
  const api = await apiOf(server.address, ADMIN, SAMPLE_PASSWORD);
  const dismissFirst = async () => {
    const [first, ...others] = await notificationIds(api);
    await api.post(`/support/practice/1/notification/${first}/dismiss`);
    return others;
  };
  const afterStop = await dismissFirst();
  expect(await server.stop()).toBe(0);
  await server.startAgain();
  expect(await notificationIds(api)).toEqual(afterStop);

  const afterKill = await dismissFirst();
  await server.kill();
  await organization.click();
  await options.getByText('Prairie Row Dental').click();
  await expect.poll(() => practice.innerText()).toBe('Practice\nPrairie Row Lincoln');
  await item('Manage Patients').click();
  await page.getByRole('heading', { name: 'Manage Patients' }).waitFor();
  await server.startAgain();
  expect(await notificationIds(api)).toEqual(afterKill);
  await page.reload();
  await seesPage(page, '/search-patients', ['Manage Patients', 'Prairie Row Lincoln', 'Find a patient']);
  await account.click();
  await page.getByText(ADMIN).waitFor();
});

it('SESSION-4: a token that expires while the server is down is renewed once the server is back, and the user stays signed in', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await signIn(page, ADMIN);
  // An open page would refresh its token when the clock jumps.
  await page.goto('about:blank');
  await page.clock.install({ time: Date.now() + 61 * 60_000 });
  await page.route(
    '**/api/refresh-token',
    async (route) => {
      await page.getByText('Loading your account').waitFor({ state: 'attached' });
      await server.kill();
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/');
  const notice = page.getByText('Can’t connect to Bridgework');
  await notice.waitFor();
  await page.getByText('Your work is safe. We’ll keep trying.').waitFor();

  await page.unroute('**/api/refresh-token');
  await server.startAgain();
  await page.clock.fastForward(10_000);
  await notice.waitFor({ state: 'detached' });
  await seesPage(page, '/', DASHBOARD);
});
