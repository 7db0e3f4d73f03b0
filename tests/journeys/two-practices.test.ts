import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf, DECLINED } from './bell-page.ts';
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

/** The selection that the tab stores for a reload. */
const selectionOf = (page: Page): Promise<Selected> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('selection') ?? '{}'));

async function choosePractice(page: Page, name: string): Promise<void> {
  const { practice, options } = shellOf(page);
  await practice.click();
  await options.getByText(name).click();
  await practice.getByText(name).waitFor();
}

/** Selects an organization whose notifications no other journey reads. */
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

it('SESSION-2.5, SESSION-2.6: a new tab starts with the last practice; two tabs keep their own practice and patient over a reload, and each writes to its own practice', async ({
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
  await expect.poll(() => posted).toEqual([mine.practiceId, theirs.practiceId]);
  for (const { practiceId } of [mine, theirs])
    await expect.poll(() => notificationsAt(address, practiceId)).not.toContain(DECLINED);
});

it('SESSION-2: a link to a patient of another of the user’s practices switches to it, and no toast says that the previous practice is lost', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { practice } = shellOf(page);
  const before = await practice.innerText();
  await page.goto('/view-patient/overview?practice=2&member=10000258');
  await page
    .getByText('The link is for this practice, or you no longer have access to the previous one.')
    .waitFor();
  expect(await practice.innerText()).not.toBe(before);
  expect((await selectionOf(page)).practiceId).toBe('2');
});
