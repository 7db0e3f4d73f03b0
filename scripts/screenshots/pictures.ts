import type { Page, Route } from 'playwright-core';
import { selectMember } from '#tests/journeys/shell-page.ts';

/** One picture, in every look. */
export interface Picture {
  name: string;
  /** The address that is opened. */
  at: string;
  /** Nobody is signed in. */
  isSignedOut?: true;
  /** What the server answers in place of its own, by the end of the call's address; null never answers. */
  answers?: Readonly<Record<string, Answer | null>>;
  /** What is done on the page; it ends when what the picture is of is there. */
  show(page: Page): Promise<void>;
}

type Answer = Parameters<Route['fulfill']>[0];

const FAILED: Answer = {
  status: 500,
  json: { status: 500, reason: 'Internal Server Error', message: 'The server could not answer.' },
};
const REFUSED: Answer = {
  status: 401,
  json: { status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' },
};

const see = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const press = (role: 'button' | 'menuitem' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).click();

/** One after the other. */
const steps =
  (...all: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page);
  };

const openMenu = (button: RegExp) =>
  steps(press('button', button), (page) => page.getByRole('menu').waitFor());
const pressKeys = (keys: string) => async (page: Page) => {
  await see('Report is not displayed')(page);
  await page.keyboard.press(keys);
};
const dialogIsOpen = (page: Page) => page.getByRole('dialog').waitFor();
const openBell = press('button', /^Notifications/);
const account = (item: string) =>
  steps(press('button', /^Account of/), press('menuitem', item), (page) =>
    page.getByRole('dialog').waitFor(),
  );
const logIn = (password: string) => async (page: Page) => {
  await page.getByLabel('Email').fill('admin@bridgework.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
};
const unconfigured = see('Widget is not displayed because of environment config.');

/** Looks at a page about a patient of the sample. */
const ofPatient = (path: string, words: string, memberId = '10000114') => ({
  at: '/',
  show: steps(
    see('Report is not displayed'),
    (page) => selectMember(page, memberId),
    (page) => page.goto(path),
    see(words),
  ),
});

/** A patient with answers of each kind. */
const BENEFITS = ofPatient('/view-patient/benefit-summary', 'Can we do this today?', '10000001');
const ask = (question: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Procedure' }).fill(question);

const LOGIN = { at: '/login', isSignedOut: true } as const;
const START = { at: '/' } as const;

/** Every picture: a new one is a line. */
export const PICTURES: readonly Picture[] = [
  { ...LOGIN, name: 'login', show: see('Welcome to Bridgework') },
  { ...LOGIN, name: 'login-errors', show: fillWrongly },
  {
    ...LOGIN,
    name: 'login-refused',
    answers: { authenticate: REFUSED },
    show: steps(logIn('Wrong2026!'), see('Wrong email or password. Please try again.')),
  },
  { ...LOGIN, name: 'login-waiting', answers: { authenticate: null }, show: logIn('Bridge2026!') },
  {
    ...LOGIN,
    name: 'login-failed',
    answers: { authenticate: FAILED },
    show: steps(logIn('Bridge2026!'), (page) => page.locator('.toast').waitFor()),
  },

  { ...START, name: 'dashboard', show: see('Report is not displayed') },
  { name: 'purchase-plan', at: '/explore-plans', show: unconfigured },
  { name: 'search', at: '/search-patients', show: (page) => page.getByRole('row').nth(2).waitFor() },
  { name: 'patient', ...ofPatient('/view-patient/overview', 'Auto-renew') },
  { name: 'benefits', ...BENEFITS },
  {
    name: 'benefits-covered',
    at: '/',
    show: steps(BENEFITS.show, (page) => page.getByText('X-rays').first().scrollIntoViewIfNeeded()),
  },
  {
    name: 'benefits-asked',
    at: '/',
    show: steps(BENEFITS.show, ask('Can we do an exam today?'), see('Used')),
  },
  {
    name: 'benefit-use',
    at: '/',
    show: steps(
      BENEFITS.show,
      ask('varnish'),
      (page) => page.getByRole('button', { name: 'Use Fluoride varnish' }).first().click(),
      dialogIsOpen,
    ),
  },
  {
    name: 'benefit-undo',
    at: '/',
    show: steps(BENEFITS.show, press('button', 'Take back Fluoride'), dialogIsOpen),
  },
  {
    name: 'benefits-failed',
    answers: { 'benefits-summary': FAILED },
    ...ofPatient('/view-patient/benefit-summary', 'The benefits could not be loaded', '10000001'),
  },
  { name: 'accounts', ...ofPatient('/view-patient/manage-payments', 'Add card') },
  { name: 'transactions', ...ofPatient('/view-patient/transactions', 'Email statement', '10000053') },
  {
    name: 'treatments',
    ...ofPatient('/view-patient/treatment-summary', 'Nothing of this plan has been used yet.'),
  },
  { name: 'schedule', ...ofPatient('/view-patient/payment-arrangement-plans', 'Later', '10000001') },
  { name: 'member-edit', ...ofPatient('/member/edit', 'Save') },
  { name: 'payment', ...ofPatient('/payment', 'Review payment') },
  {
    name: 'text-to-pay',
    at: '/',
    show: steps(
      ofPatient('/view-patient/manage-payments', 'Add card').show,
      press('button', 'Text To Pay'),
      dialogIsOpen,
    ),
  },
  { name: 'admin', at: '/revenue-management', show: unconfigured },
  { name: 'frame', at: '/widget/purchase', show: unconfigured },
  { name: 'widget-shown', at: '/fee-management', show: see('A widget of a third party') },
  {
    name: 'widget-loading',
    at: '/payment-management',
    show: (page) => page.locator('.widget[data-phase=loading]').waitFor(),
  },
  { name: 'widget-failed', at: '/goal-settings', show: see('This part of the portal could not be shown') },

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
    show: see('Your account could not be loaded'),
  },
  { ...START, name: 'drawer-other', show: press('button', /^(Collapse|Expand) the navigation$/) },
  { ...START, name: 'organizations', show: openMenu(/^Organization/) },
  { ...START, name: 'practices', show: openMenu(/^Practice/) },
  { ...START, name: 'account', show: openMenu(/^Account of/) },

  { ...START, name: 'bell', show: steps(openBell, see('A patient has denied benefit usage.')) },
  {
    ...START,
    name: 'bell-empty',
    answers: { 'get-notifications': { json: { results: [], total: 0 } } },
    show: steps(openBell, see('You have no notifications')),
  },
  {
    ...START,
    name: 'bell-failed',
    answers: { 'get-notifications': FAILED },
    show: steps(openBell, see('The notifications could not be loaded')),
  },
  { ...START, name: 'bell-loading', answers: { 'get-notifications': null }, show: openBell },
  {
    name: 'toast',
    at: '/fee-management',
    show: steps(press('button', 'Save'), see('The note is saved.')),
  },
  {
    ...START,
    name: 'not-open',
    show: steps(takeRights, (page) => page.goto('/goal-settings'), see('Goal Settings is not open to you')),
  },

  { ...START, name: 'commands', show: steps(pressKeys('Control+k'), dialogIsOpen) },
  { ...START, name: 'shortcuts', show: steps(pressKeys('?'), dialogIsOpen) },

  { ...START, name: 'profile', show: account('View Profile') },
  {
    ...START,
    name: 'appearance',
    show: steps(account('View Profile'), (page) => page.getByLabel('Ordinary').scrollIntoViewIfNeeded()),
  },
  {
    ...START,
    name: 'permission',
    show: steps(
      account('View Profile'),
      press('button', 'Delete GoalSettingsManagement'),
      see('Keep permission'),
    ),
  },
  { ...START, name: 'password', show: account('Update Password') },
  { ...START, name: 'password-errors', show: steps(account('Update Password'), fillPasswordsWrongly) },
  { ...START, name: 'help', show: steps(account('Help'), see('@support.test')) },
  { ...START, name: 'help-loading', answers: { 'get-support-information': null }, show: account('Help') },
  {
    ...START,
    name: 'help-failed',
    answers: { 'get-support-information': FAILED },
    show: steps(account('Help'), see('The support information could not be loaded')),
  },
];

/** Whoever is signed in holds nothing, from the next load on. */
async function takeRights(page: Page): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), roles: [], permissions: [] } });
  });
}

async function fillWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).press('Tab');
}

async function fillPasswordsWrongly(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password', { exact: true }).fill('Harbor');
  await dialog.getByLabel('New password, again').fill('Harbour');
  await dialog.getByLabel('New password, again').press('Tab');
}

/** Those in the README. */
export const README_PICTURES = [
  'login-1440-light.png',
  'bell-1440-light.png',
  'profile-1440-dark.png',
  'patient-1440-light.png',
  'drawer-other-390-dark.png',
  'help-390-light.png',
];
