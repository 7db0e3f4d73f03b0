import { decodeJwt } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { keysInFolder } from '#server/auth/signing-keys.ts';
import { tokenMaker } from '#server/auth/tokens.ts';
import { it as journey } from './support/journey.ts';
import { type Portal, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { signIn } from './support/sign-in.ts';

const MINUTE_MS = 60_000;

/** Journeys with a server whose signing key is known. */
const it = journey.extend<{ portal: Portal; address: string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const portal = await startPortal({ dataDir: sampleDataDir() });
      await use(portal);
      await portal.stop();
      removeDataDir(portal.dataDir);
    },
    { scope: 'file' },
  ],
  address: async ({ portal }, use) => use(portal.address),
});

/** In how many minutes the server says that the session ends. */
interface Ends {
  idle: number;
  latest: number;
}

/** Lets the server state other ends in the tokens that it gives: they stay good, as it has signed them. */
async function stateEnds(context: BrowserContext, dataDir: string, first: Ends) {
  const [current] = keysInFolder(dataDir);
  if (current === undefined) throw new Error('The portal has no signing key');
  const tokens = tokenMaker({ current }, () => new Date());
  const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  let ends: Ends | null = first;
  await context.route(/\/api\/(authenticate|refresh-token)$/, async (route) => {
    if (ends === null) return route.fulfill({ status: 401, json: { status: 401, reason: 'Unauthorized' } });
    const response = await route.fetch();
    const answer = await response.json();
    const { sub = '', sid } = decodeJwt(answer.accessToken);
    const stated = { idleAt: after(ends.idle), latestAt: after(ends.latest) };
    const accessToken = await tokens.makeAccess({ userId: sub, sessionId: String(sid) }, stated);
    return route.fulfill({ response, json: { ...answer, accessToken } });
  });
  return (next: Ends | null) => {
    ends = next;
  };
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You’ll be signed out soon' });

it('SESSION-6: 5 minutes before its end the session says so in every tab, and one press puts it off in all of them', async ({
  page,
  context,
  portal,
}) => {
  const state = await stateEnds(context, portal.dataDir, { idle: 4, latest: 700 });
  await signIn(page, 'frontdesk@bridgework.test');
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/reports');
  for (const tab of [page, other]) {
    await expect
      .poll(() => notice(tab).innerText())
      .toMatch(
        /^You’ll be signed out soon\s+You’ve been inactive\. At \d+:\d\d\s[AP]M you’ll need to sign in/,
      );
  }
  // What the other tab looks at by itself every 15 seconds, it does not look at any more: it is told.
  await other.clock.pauseAt(Date.now() + 60_000);
  // Only a call in the person's name puts the end off.
  await context.route('**/api/user', (route) => {
    state({ idle: 60, latest: 700 });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  for (const tab of [page, other]) await notice(tab).waitFor({ state: 'detached' });
});

it('SESSION-6, SESSION-4: 12 hours after sign-in nothing puts it off; it ends into the sheet that asks to sign in again', async ({
  page,
  context,
  portal,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  const state = await stateEnds(context, portal.dataDir, { idle: 60, latest: 4 });
  await page.clock.install();
  await signIn(page, 'frontdesk@bridgework.test');
  await expect
    .poll(() => notice(page).innerText())
    .toMatch(/For security, you’ll need to sign in again at \d+:\d\d\s[AP]M\. Save your work before then\./);
  expect(await page.getByRole('button', { name: 'Stay signed in' }).count()).toBe(0);
  state(null);
  await page.clock.fastForward('05:00');
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await notice(page).waitFor({ state: 'detached' });
});
