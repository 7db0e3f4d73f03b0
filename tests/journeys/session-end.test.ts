import { decodeJwt } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { keysInFolder } from '#server/auth/signing-keys.ts';
import { tokenMaker } from '#server/auth/tokens.ts';
import { pauseClock } from './shell-page.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

const MINUTE_MS = 60_000;

/** The minutes until the session ends, by the server's clock. */
interface Ends {
  idle: number;
  latest: number;
}

/** Replaces the expiry times in the server's tokens. The tokens stay valid, because they are signed with its key. */
async function stateEnds(context: BrowserContext, first: Ends) {
  const [current] = keysInFolder(inject('portalDataDir'));
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

it('SESSION-6: 5 minutes before the session ends, every tab shows a notice, and Stay signed in in one tab extends it in all', async ({
  page,
  context,
}) => {
  const state = await stateEnds(context, { idle: 4, latest: 700 });
  await signIn(page, 'frontdesk@bridgework.test');
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/reports');
  for (const tab of [page, other]) {
    await expect
      .poll(() => notice(tab).innerText())
      .toMatch(/^You’ll be signed out soon\s+You’ve been inactive\. Your session ends at \d+:\d\d\s[AP]M\./);
  }
  // The other tab's timer is stopped, so only a message from the first tab can remove its notice.
  await pauseClock(other);
  // Only a user-initiated request extends the session.
  await context.route('**/api/user', (route) => {
    state({ idle: 60, latest: 700 });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  for (const tab of [page, other]) await notice(tab).waitFor({ state: 'detached' });
});

it('SESSION-6, SESSION-4: the notice before the 12-hour limit has no Stay signed in, and at the end a sheet asks the user to sign in again', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  const state = await stateEnds(context, { idle: 60, latest: 4 });
  await page.clock.install();
  await signIn(page, 'frontdesk@bridgework.test');
  await expect
    .poll(() => notice(page).innerText())
    .toMatch(/For security, your session ends at \d+:\d\d\s[AP]M\. Save your work before then\./);
  expect(await page.getByRole('button', { name: 'Stay signed in' }).count()).toBe(0);
  state(null);
  await page.clock.fastForward('05:00');
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await notice(page).waitFor({ state: 'detached' });
});
