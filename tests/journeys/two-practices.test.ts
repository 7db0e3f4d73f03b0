import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf, DECLINED, DENIED, FAILED_RENEWAL } from './bell-page.ts';
import { commandMenuOf } from './command-page.ts';
import { selectMember, shellOf } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

interface Selected {
  organizationId: string;
  practiceId: string;
  memberId: string | null;
}

/** What the tab works on, as it would find it after a reload. */
const selectionOf = (page: Page): Promise<Selected> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('selection') ?? '{}'));

async function choosePractice(page: Page, name: string): Promise<void> {
  const { practice, options } = shellOf(page);
  await practice.click();
  await options.getByText(name).click();
  await practice.getByText(name).waitFor();
}

/** In an organization whose bell no other journey reads. */
async function workInLakeshore(page: Page): Promise<void> {
  await openAs(page, ADMIN);
  const { organization, practice, options } = shellOf(page);
  await organization.click();
  await options.getByText('Lakeshore Family Dental').click();
  await practice.getByText('Lakeshore Ann Arbor').waitFor();
}

async function notificationsAt(address: string, practiceId: string): Promise<string[]> {
  const api = await apiOf(address, ADMIN, SAMPLE_PASSWORD);
  const answer = await api.get(`/support/practice/${practiceId}/get-notifications`);
  return (answer as { results: { notification: string }[] }).results.map(({ notification }) => notification);
}

it('SESSION-2.5, SESSION-2.6: a new tab begins with the last practice; two tabs keep their own practice and patient over a reload, and each writes to its own practice', async ({
  page,
  context,
  address,
}) => {
  await workInLakeshore(page);
  const other = await context.newPage();
  await other.goto('/');
  await shellOf(other).practice.getByText('Lakeshore Ann Arbor').waitFor();
  await choosePractice(other, 'Lakeshore Duluth');
  await selectMember(page, '1001');
  await selectMember(other, '2002');
  const [mine, theirs] = [await selectionOf(page), await selectionOf(other)];
  expect(mine.practiceId).not.toBe(theirs.practiceId);
  for (const tab of [page, other]) {
    await tab.reload();
    await shellOf(tab).practice.waitFor();
  }
  expect([await selectionOf(page), await selectionOf(other)]).toEqual([mine, theirs]);
  expect([mine.memberId, theirs.memberId]).toEqual(['1001', '2002']);

  const posted: string[] = [];
  context.on('request', (request: Request) => {
    const written = /\/practice\/(\d+)\/notification\/\d+\/dismiss$/.exec(request.url());
    if (written?.[1] !== undefined) posted.push(written[1]);
  });
  for (const tab of [page, other]) {
    await bellOf(tab).bell.click();
    await bellOf(tab).remove(DECLINED).click();
    await bellOf(tab).undo.waitFor();
  }
  expect(posted).toEqual([mine.practiceId, theirs.practiceId]);
  for (const { practiceId } of [mine, theirs])
    expect(await notificationsAt(address, practiceId)).not.toContain(DECLINED);
});

/** Holds the first answer to each of these back until it is let go, which answers something else than the server. */
async function holdFirst(page: Page, answers: Readonly<Record<string, object>>) {
  const held: (() => Promise<void>)[] = [];
  for (const [address, json] of Object.entries(answers)) {
    let isFirst = true;
    await page.route(address, (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      held.push(() => route.fulfill({ json }));
      return undefined;
    });
  }
  return {
    seesHeld: (count: number) => expect.poll(() => held.length).toBe(count),
    letGo: () => Promise.all(held.map((answer) => answer())),
  };
}

it('MISSION-1.9: a response for the previous practice that arrives late is never shown', async ({ page }) => {
  const OLD = 'This belongs to the old practice';
  const { seesHeld, letGo } = await holdFirst(page, {
    '**/get-notifications': {
      info: { records: 1, pages: 1 },
      results: [
        {
          id: '999999',
          notification: OLD,
          notificationType: 'general',
          created: '2026-03-16T03:59:59Z',
          notificationRoles: [],
          referenceId: '',
          memberId: '',
          status: 'Open',
          isDismissed: false,
          typeOfNotification: 'OfficeCardExpiring',
        },
      ],
    },
    '**/get-support-information': {
      telephoneNumber: '5550000000',
      weekdayHours: OLD,
      weekendHours: OLD,
      emailSupport: 'old@practice.test',
      address: OLD,
      practiceState: 'OH',
    },
    '**/patient/recent': {
      info: { records: 1, pages: 1 },
      results: [{ memberId: '1', name: OLD, dateOfBirth: '1980-04-12' }],
    },
  });
  await openAs(page, ADMIN);
  await shellOf(page).practice.waitFor();
  await seesHeld(1);
  const help = page.getByRole('dialog', { name: 'Help and support' });
  const menu = commandMenuOf(page);
  const openHelp = async () => {
    await shellOf(page).account.click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await help.waitFor();
  };
  await openHelp();
  await seesHeld(2);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await menu.open();
  await seesHeld(3);
  await page.keyboard.press('Escape');
  await menu.line.waitFor({ state: 'detached' });

  await choosePractice(page, 'Harborlight Galveston');
  await letGo();
  await bellOf(page).bell.click();
  await bellOf(page).entry(DENIED).waitFor();
  expect(await page.getByText(OLD).count()).toBe(0);
  await page.keyboard.press('Escape');
  await bellOf(page).panel.waitFor({ state: 'hidden' });
  await openHelp();
  await help.getByRole('link', { name: /@/ }).waitFor();
  expect(await page.getByText(OLD).count()).toBe(0);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await menu.open();
  await page.getByRole('option', { name: /^Dashboard/ }).waitFor();
  expect(await page.getByText(OLD).count()).toBe(0);
});

it('SESSION-1, SESSION-4, BELL-6: what was begun before the practice was switched and the token renewed is written where it was begun', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await workInLakeshore(page);
  const begun = await selectionOf(page);
  const written: string[] = [];
  const refusals = [{ status: 401, json: {} }];
  await page.route('**/dismiss', (route) => {
    const { url, headers } = { url: route.request().url(), headers: route.request().headers() };
    written.push(`${/practice\/(\d+)/.exec(url)?.[1]} begun in ${headers['x-practice-context']}`);
    const refusal = refusals.pop();
    return refusal ? route.fulfill(refusal) : route.continue();
  });
  let renew: () => void = () => undefined;
  const asksToRenew = new Promise<void>((asked) => {
    const held = new Promise<void>((release) => {
      renew = release;
    });
    void page.route('**/api/refresh-token', async (route) => {
      asked();
      await held;
      await route.continue();
    });
  });

  await bellOf(page).bell.click();
  await bellOf(page).remove(FAILED_RENEWAL).click();
  await asksToRenew;
  await page.keyboard.press('Escape');
  await bellOf(page).panel.waitFor({ state: 'detached' });
  await choosePractice(page, 'Lakeshore Erie');
  renew();
  await expect.poll(() => notificationsAt(address, begun.practiceId)).not.toContain(FAILED_RENEWAL);

  const now = await selectionOf(page);
  expect(now.practiceId).not.toBe(begun.practiceId);
  expect(await notificationsAt(address, now.practiceId)).toContain(FAILED_RENEWAL);
  expect(written.length).toBeGreaterThanOrEqual(2);
  const itsOwn = `${begun.practiceId} begun in ${begun.organizationId}/${begun.practiceId}`;
  expect(written).toEqual(written.map(() => itsOwn));
});
