import type { Page, Route } from 'playwright-core';
import {
  account,
  dialogIsOpen,
  FAILED,
  ofPatient,
  openBell,
  openMenu,
  type Picture,
  press,
  pressKeys,
  see,
  seeReport,
  steps,
} from './picture.ts';

const START = { at: '/' } as const;
const openReport = (name: string) => async (page: Page) => {
  const report = page.frameLocator('iframe[title="Report"]');
  await report.getByRole('button', { name, exact: true }).click();
  await report.getByRole('img').or(report.getByRole('table')).first().waitFor();
};

const session = (id: string, browser: string, startedAt: string, lastUsedAt: string) => ({
  id: `4b2e6f0a-6c1d-4f5e-9a57-0d4c2b1f3e${id}`,
  ...{ browser, startedAt, lastUsedAt, isCurrent: id === '01' },
});
const HERE = session('01', 'Chrome on Windows', '2026-03-16T12:02:00Z', '2026-03-16T15:58:00Z');
const ONE_SESSION = { info: { records: 1, pages: 1 }, results: [HERE] };
const SESSIONS = {
  info: { records: 3, pages: 1 },
  results: [
    HERE,
    session('02', 'Safari on iPhone', '2026-03-14T18:40:00Z', '2026-03-15T21:15:00Z'),
    session('03', 'Edge on Windows', '2026-03-09T13:21:00Z', '2026-03-13T20:47:00Z'),
  ],
};

/** Adds someone who has not signed in yet, and someone who left. */
async function withStates(route: Route): Promise<void> {
  const response = await route.fetch();
  const { info, results } = await response.json();
  const kim = { ...results[0], id: 'kim', name: 'Kim Carter', email: 'kim@bridgework.test', phone: '' };
  const lee = { ...results[1], id: 'lee', name: 'Lee Foster', email: 'lee@bridgework.test', phone: '' };
  const roles = results[1].roles;
  const all = [...results, { ...kim, roles, lastSignedInAt: null }, { ...lee, isActive: false }];
  await route.fulfill({ response, json: { info, results: all } });
}

/** The shell, and the pages of widgets. */
export const SHELL_PICTURES: readonly Picture[] = [
  { ...START, name: 'dashboard', show: seeReport },
  {
    ...START,
    name: 'first-steps',
    answers: { 'first-steps': { json: { plan: true, patient: false, officeCard: false, goals: false } } },
    show: steps(
      (page) => page.route('**/api/reporting/practice/*/today', emptyFigures),
      (page) => page.reload(),
      see('Add the office card'),
      seeReport,
    ),
  },
  ...(['Members', 'Revenue', 'Goals', 'Practices'] as const).map(
    (name): Picture => ({ name: `report-${name.toLowerCase()}`, at: '/reports', show: openReport(name) }),
  ),
  {
    name: 'settings',
    at: '/settings',
    answers: { 'user/sessions': { json: ONE_SESSION } },
    show: see('This browser'),
  },
  {
    name: 'sessions',
    at: '/settings',
    answers: { 'user/sessions': { json: SESSIONS } },
    show: steps(see('This browser'), (page) =>
      page.getByRole('button', { name: 'Sign out everywhere else' }).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'staff-add',
    at: '/staff',
    show: steps(see('admin@bridgework.test'), press('button', 'Add staff member'), dialogIsOpen),
  },
  { name: 'page-unknown', at: '/no-such-page', show: steps(see('That page doesn’t exist'), seeReport) },
  { name: 'staff', at: '/staff', show: see('admin@bridgework.test') },
  {
    name: 'staff-states',
    at: '/staff',
    show: steps(
      (page) => page.route(/\/api\/.*\/staff$/, withStates),
      (page) => page.reload(),
      see('Invited'),
    ),
  },
  { name: 'practice', at: '/practice', show: see('No logo yet') },
  {
    name: 'practice-hours',
    at: '/practice',
    show: steps(see('No logo yet'), (page) => page.getByRole('checkbox', { name: 'Saturday' }).check()),
  },
  { name: 'codes', at: '/revenue-management', show: see('Routine check-up') },
  { name: 'widget-shown', at: '/fee-management', show: see('A widget of a third party') },
  {
    name: 'widget-loading',
    at: '/explore-plans',
    show: (page) => page.locator('.widget[data-phase=loading]').waitFor(),
  },
  {
    ...START,
    name: 'widget-failed',
    show: steps(
      seeReport,
      (page) => page.route('**/widgets/goal-settings.js*', (route) => route.fulfill({ status: 404 })),
      (page) => page.goto('/goal-settings'),
      see('Couldn’t load Goal Settings'),
    ),
  },

  {
    ...START,
    name: 'account-loading',
    answers: { '/user': null },
    show: (page) => page.getByText('Loading your account').waitFor({ state: 'attached' }),
  },
  {
    ...START,
    name: 'account-failed',
    answers: { '/user': FAILED },
    show: see('We couldn’t load your account'),
  },
  { ...START, name: 'drawer-other', show: press('button', /^(Collapse|Expand) navigation$/) },
  { ...START, name: 'organizations', show: openMenu(/^Organization/) },
  { ...START, name: 'practices', show: openMenu(/^Practice/) },
  { ...START, name: 'account', show: openMenu(/^Account menu for/) },

  { ...START, name: 'bell', show: steps(openBell, see('A patient has denied benefit usage.')) },
  {
    ...START,
    name: 'bell-empty',
    answers: { 'get-notifications': { json: { results: [], total: 0 } } },
    show: steps(openBell, see('No notifications')),
  },
  {
    ...START,
    name: 'bell-failed',
    answers: { 'get-notifications': FAILED },
    show: steps(openBell, see('Couldn’t load notifications')),
  },
  {
    ...START,
    name: 'bell-loading',
    answers: { 'get-notifications': null },
    show: steps(openBell, (page) => page.locator('.notifications-loading').waitFor()),
  },
  {
    ...START,
    name: 'toast',
    show: steps(
      seeReport,
      (page) => page.route('**/dismiss', (route) => route.fulfill({ json: { message: 'Dismissed' } })),
      openBell,
      (page) =>
        page
          .getByRole('button', { name: /^Dismiss/ })
          .first()
          .click(),
      (page) => page.locator('.toast').waitFor(),
      pressKeys('Escape'),
    ),
  },
  {
    ...START,
    name: 'not-open',
    show: steps(
      takeRights,
      (page) => page.goto('/goal-settings'),
      see('You need the role Goal settings administrator.'),
      seeReport,
      (page) => page.locator('.toast-dismiss').click(),
      (page) => page.locator('.toast').waitFor({ state: 'hidden' }),
    ),
  },

  {
    ...START,
    name: 'commands',
    show: steps(pressKeys('Control+k'), dialogIsOpen, (page) =>
      page.getByText('Searching…').waitFor({ state: 'hidden' }),
    ),
  },
  { ...START, name: 'shortcuts', isWideOnly: true, show: steps(pressKeys('?'), dialogIsOpen) },

  { ...START, name: 'profile', show: account('View Profile') },
  {
    ...START,
    name: 'permission',
    show: steps(
      account('View Profile'),
      (page) => page.getByText('Full access to all 7 areas').click(),
      press('button', 'How to delete a permission'),
      see('Nothing is deleted yet'),
    ),
  },
  { ...START, name: 'password', show: account('Update Password') },
  { ...START, name: 'password-errors', show: steps(account('Update Password'), fillPasswordsWrongly) },
  {
    ...START,
    name: 'commands-found',
    show: steps(
      pressKeys('Control+k'),
      (page) => page.getByRole('combobox').fill('achterberg'),
      see('Achterberg'),
    ),
  },
  {
    name: 'leaving',
    at: '/',
    show: steps(
      ofPatient('/member/edit', 'Save').show,
      (page) => page.getByLabel('First name').fill('Augusta'),
      (page) =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /^Practice/ })
          .click(),
      (page) => page.getByRole('menuitemradio', { name: 'Harborlight Astoria' }).click(),
      dialogIsOpen,
    ),
  },
];

/** The figures of a practice without patients. */
async function emptyFigures(route: Route): Promise<void> {
  const response = await route.fetch();
  const empty = JSON.stringify(await response.json()).replace(/:-?[\d.]+(?=[,}])/g, ':0');
  await route.fulfill({ response, body: empty });
}

/** Removes every role and permission of the user from the next load on. */
async function takeRights(page: Page): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), roles: [], permissions: [] } });
  });
}

async function fillPasswordsWrongly(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password', { exact: true }).fill('Harbor');
  await dialog.getByLabel('Confirm new password').fill('Harbour');
  await dialog.getByLabel('Confirm new password').press('Tab');
}
