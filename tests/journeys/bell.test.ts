import { expect } from 'vitest';
import { bellOf, callsOfBell, DECLINED, DENIED, EXPIRING, FAILED_RENEWAL, withTimes } from './bell-page.ts';
import { alterAccount, seesToast, shellOf, stopClock, toastLines } from './shell-page.ts';
import { it } from './support/bell-server.ts';
import { openAs } from './support/signed-in.ts';
import { enterOtherTimeZone, startOfPracticeDay } from './support/time-zone.ts';

const ADMIN = 'admin@bridgework.test';
const FRONT_DESK = 'frontdesk@bridgework.test';
const ALL = [FAILED_RENEWAL, DENIED, DECLINED, EXPIRING];

it('BELL-1.1, BELL-1.2, BELL-4.1, BELL-5.6, MISSION-1.8, PERM-4.1, PERM-4.2: only a viewer role or a read-only notification permission shows the bell; without ViewerWarning and ViewerUrgent it lists general notifications only', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  const holding = (roles: readonly string[], permissions: readonly string[]) => ({
    roles: roles.map((name) => ({ id: name, name, permissions: [] })),
    permissions: permissions.map((name) => ({ id: name, name, group: 16, level: '1000' })),
  });
  const { bell, panel, entry, seesLabels } = bellOf(page);
  await bell.click();
  await seesLabels([DENIED, EXPIRING]);
  await panel.getByText('Ask your office manager to update it.', { exact: true }).waitFor();
  expect(await entry(EXPIRING).count()).toBe(0);
  const shows = async (held: object, count: number) => {
    await alterAccount(page, () => held);
    await page.reload();
    await shellOf(page).item('Report').waitFor();
    await expect.poll(() => bell.count(), { message: JSON.stringify(held) }).toBe(count);
  };
  await shows(holding(['AdministratorGoalSettings'], ['GoalSettingsManagement']), 0);
  await shows(holding(['ViewerWarning'], []), 1);
  await shows(holding([], ['ReadOnlyGeneralNotification']), 1);
});

it('BELL-2.1, BELL-2.2, BELL-2.3, BELL-2.4, BELL-2.5, BELL-3.1, BELL-3.2, CONST-3.7: the newest notification is first, with Today or the practice’s date; a heading is over each day; opening the bell hides the count', async ({
  page,
}) => {
  await page.route('**/get-notifications', (route) =>
    withTimes(route, {
      [FAILED_RENEWAL]: startOfPracticeDay(),
      [DENIED]: '2026-03-16T03:59:59Z',
      [DECLINED]: '2026-03-16T03:59:58Z',
      [EXPIRING]: '2026-03-16T03:59:57Z',
    }),
  );
  await enterOtherTimeZone(page);
  await openAs(page, ADMIN);
  const { bell, panel, entries, clearAll, seesName, seesLabels, remove } = bellOf(page);
  await seesName('Notifications, 4 new');
  const badge = bell.locator('.bell-count');
  expect(await badge.innerText()).toBe('4');
  await bell.press('Enter');
  await seesLabels(ALL);
  await badge.waitFor({ state: 'detached' });
  expect(await panel.getByRole('heading', { level: 2 }).innerText()).toBe('Notifications');
  expect(await panel.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Today',
    'Sunday, 03/15/2026',
  ]);
  expect(await clearAll.innerText()).toBe('CLEAR ALL');
  expect(await panel.locator('time').allInnerTexts()).toEqual([
    'Today',
    '03/15/2026',
    '03/15/2026',
    '03/15/2026',
  ]);
  expect(await entries.getByText('New', { exact: true }).count()).toBe(4);
  await remove(FAILED_RENEWAL).waitFor();
  await seesName('Notifications');
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(() => bell.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await seesName('Notifications');
});

it('BELL-5.1, BELL-5.2, BELL-5.3, BELL-5.4: a click on a notification opens the member’s page with a reload, or payment management', async ({
  page,
}) => {
  const listed = page.waitForResponse('**/get-notifications');
  await openAs(page, ADMIN);
  const { results }: { results: { memberId: string; notification: string }[] } = await (await listed).json();
  const { bell, entry } = bellOf(page);
  const isSamePage = () => page.evaluate(() => Reflect.has(globalThis, 'isSamePage'));
  const practice = await shellOf(page).practice.innerText();
  const choose = async (label: string) => {
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await bell.click();
    await entry(label).click();
  };
  for (const [label, path, title] of [
    [FAILED_RENEWAL, '/view-patient/overview', 'Patient overview'],
    [DENIED, '/view-patient/benefit-summary', 'Benefit summary'],
  ] as const) {
    await choose(label);
    await expect
      .poll(() => page.title())
      .toMatch(new RegExp(`^\\p{Lu}{2} \\d{8} · ${title} · Bridgework$`, 'u'));
    await shellOf(page).practice.waitFor();
    expect([new URL(page.url()).pathname, await isSamePage()]).toEqual([path, false]);
    expect(await shellOf(page).practice.innerText()).toBe(practice);
    const selection = await page.evaluate(() => sessionStorage.getItem('selection'));
    const memberId = results.find(({ notification }) => notification === label)?.memberId;
    expect(JSON.parse(selection ?? '{}')).toMatchObject({ memberId });
  }
  for (const label of [DECLINED, EXPIRING]) {
    await choose(label);
    await expect.poll(() => page.title()).toBe('Payment Management · Bridgework');
    expect([new URL(page.url()).pathname, await isSamePage()]).toEqual(['/payment-management', true]);
    await page.getByRole('heading', { name: 'Office payment methods' }).waitFor();
    await shellOf(page).item('Dashboard').click();
  }
});

it('BELL-2.6, BELL-5.5: a notification about a patient has the name and what happened; its action opens the page with the patient, and each dismiss button has its own name', async ({
  page,
}) => {
  await page.route('**/get-notifications', async (route) => {
    const response = await route.fetch();
    const list: { results: { id: string; typeOfNotification: string }[] } = await response.json();
    const denied = list.results.find(({ typeOfNotification }) => typeOfNotification === 'BenefitDenied');
    const about = { patientName: 'Ada Marlowe', planName: 'Family Smile', denied: null };
    const results = [...list.results, { ...denied, id: '9', about }];
    await route.fulfill({ response, json: { ...list, results } });
  });
  await openAs(page, ADMIN);
  const { bell, panel, entries } = bellOf(page);
  await bell.click();
  const renewal = entries.filter({ hasText: FAILED_RENEWAL });
  expect(await renewal.locator('.notification-about').innerText()).toMatch(/^\S+ .+ · \S/);
  const names = await panel
    .getByRole('button', { name: /^Dismiss: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect([names.length, new Set(names).size]).toEqual([5, 5]);
  const patient = await renewal.locator('b').innerText();
  await renewal.getByRole('button', { name: `Retry payment for ${patient}` }).click();
  await expect.poll(() => page.title()).toMatch(/Take a payment · Bridgework$/);
  expect(new URL(page.url()).pathname).toBe('/payment');
  await page.getByRole('main').getByText(patient).first().waitFor();
  await bell.click();
  await entries
    .filter({ hasText: DENIED })
    .getByRole('button', { name: /^View benefit for / })
    .first()
    .click();
  await expect.poll(() => page.title()).toMatch(/Benefit summary · Bridgework$/);
});

it('BELL-5, SESSION-2: a toast names the current practice if the previous one is no longer available after the reload', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  const { bell, entry, seesLabels } = bellOf(page);
  const { practice } = shellOf(page);
  const before = await practice.innerText();
  await bell.click();
  await seesLabels([DENIED, EXPIRING]);
  let left = '';
  await alterAccount(page, ({ organizations: [first, ...others] }) => {
    const practices = first?.practices.slice(1) ?? [];
    left = practices[0]?.name ?? '';
    return { organizations: [{ ...first, practices }, ...others] };
  });
  await entry(DENIED).click();
  await seesToast(page, 'Payments, benefits, and transactions are on each patient’s page.');
  await page.getByRole('alert').getByText('You’re now in').waitFor();
  expect(await toastLines(page)).toEqual([
    `You’re now in ${left}`,
    'The link is for this practice, or you no longer have access to the previous one.',
  ]);
  expect(await practice.innerText()).toContain(left);
  expect(await practice.innerText()).not.toBe(before);
  expect(new URL(page.url()).pathname).toBe('/search-patients');
});

it('BELL-6.1, BELL-6.2, BELL-6.5: dismissing one or all posts one request for each, then loads the list; Undo in the toast restores them', async ({
  page,
}) => {
  await openAs(page, ADMIN, { at: '/settings' });
  const { bell, panel, clearAll, remove, undo, seesLabels, seesName } = bellOf(page);
  await seesName('Notifications, 4 new');
  await stopClock(page);
  const calls = callsOfBell(page);
  const posted = () => calls.filter((call) => call !== 'GET');
  const thenLoaded = () => expect.poll(() => calls.at(-1)).toBe('GET');
  await bell.click();
  await seesLabels(ALL);
  await remove(FAILED_RENEWAL).press('Enter');
  await seesLabels(ALL.slice(1));
  await undo.waitFor();
  expect(await toastLines(page)).toEqual(['Notification dismissed']);
  expect(await remove(DENIED).evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(posted).toEqual(['POST dismiss']);
  await thenLoaded();
  await undo.click();
  await expect.poll(() => posted().slice(1)).toEqual(['POST restore']);
  await thenLoaded();
  await page.clock.runFor(500);
  await bell.click();
  await seesLabels(ALL);
  await clearAll.click();
  await panel.getByText('No notifications').waitFor();
  await expect.poll(() => posted().slice(2)).toEqual(ALL.map(() => 'POST dismiss'));
  await thenLoaded();
  await page.getByText('4 notifications dismissed').waitFor();
  await undo.click();
  await bell.click();
  await seesLabels(ALL);
  await expect.poll(() => posted().slice(6)).toEqual(ALL.map(() => 'POST restore'));
  await thenLoaded();
});

it('BELL-6.3, BELL-6.4: a failed dismissal is only logged, and the notification is listed again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^console: (Error |Failed to load resource)/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Error ')) logged.push(message.text());
  });
  await page.route('**/dismiss', (route) =>
    route.fulfill({ status: 500, json: { status: 500, reason: 'Internal Server Error', message: 'Broken' } }),
  );
  await openAs(page, FRONT_DESK);
  const { bell, clearAll, remove, seesLabels } = bellOf(page);
  await bell.click();
  await remove(DENIED).click();
  const one = expect.stringMatching(/^Error dismissing notification \S/);
  const all = expect.stringMatching(/^Error clearing all notifications \S/);
  await expect.poll(() => logged).toEqual([one]);
  await seesLabels([DENIED, EXPIRING]);
  await clearAll.click();
  await expect.poll(() => logged).toEqual([one, all, all]);
  await seesLabels([DENIED, EXPIRING]);
  expect(await page.locator('.toast').count()).toBe(0);
});

it('BELL-3.3, API-21.7: a notification that arrives shows the badge, and screen readers announce it', async ({
  page,
  server,
}) => {
  await openAs(page, FRONT_DESK);
  const { bell, entries, seesLabels, seesName } = bellOf(page);
  await seesName('Notifications, 2 new');
  await bell.click();
  await seesLabels([DENIED, EXPIRING]);
  await page.keyboard.press('Escape');
  await seesName('Notifications');
  const kept = await page.evaluate(() => sessionStorage.getItem('selection'));
  const { practiceId }: { practiceId: string } = JSON.parse(kept ?? '{}');
  await server.notify(practiceId, 'The card of the office ends tomorrow.');
  await seesName('Notifications, 1 new');
  const said = page.getByRole('banner').getByRole('status').last();
  await expect.poll(() => said.innerText()).toBe('New notification: The card of the office ends tomorrow.');
  await bell.click();
  await seesLabels(['The card of the office ends tomorrow.', DENIED, EXPIRING]);
  expect(await entries.locator('time').first().innerText()).toBe('Today');
});

// Must be the last journey here, because the notification stays dismissed.
it('BELL-6.6, ENTITY-5.5: dismissing posts the id of the notification, and the toast that offers undo is shown for five seconds', async ({
  page,
}) => {
  let results: { id: string; notification: string }[] = [];
  await page.route('**/get-notifications', async (route) => {
    const response = await route.fetch();
    ({ results } = await response.json());
    await route.fulfill({ response });
  });
  await openAs(page, FRONT_DESK, { at: '/settings' });
  const { bell, remove, undo } = bellOf(page);
  await stopClock(page);
  await bell.click();
  await remove(DENIED).waitFor();
  const id = results.find(({ notification }) => notification === DENIED)?.id;
  await page.unroute('**/get-notifications');
  const posted = page.waitForRequest('**/dismiss');
  await remove(DENIED).click();
  expect((await posted).url()).toContain(`/notification/${id}/dismiss`);
  await undo.waitFor();
  const phase = () => page.locator('.toast').getAttribute('data-phase');
  await page.clock.runFor(300);
  await expect.poll(phase).toBe('shown');
  await page.clock.runFor(4999);
  expect(await phase()).toBe('shown');
  await page.clock.runFor(1);
  await expect.poll(phase).toBe('leaving');
});
