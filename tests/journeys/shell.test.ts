import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, alterAccount, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PEOPLE } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** Organizations and practices in the order of the menus; `first` is the first practice of `GET /user`. */
const ORGANIZATIONS = [
  ['Cedar and Vine Dentistry', 'Cedar and Vine', ['Asheville', 'Boise', 'Boulder'], 'Asheville'],
  ['Harborlight Dental Group', 'Harborlight', ['Astoria', 'Galveston', 'Portland'], 'Portland'],
  ['Lakeshore Family Dental', 'Lakeshore', ['Ann Arbor', 'Duluth', 'Erie'], 'Ann Arbor'],
  ['Prairie Row Dental', 'Prairie Row', ['Columbus', 'Lincoln', 'Phoenix'], 'Lincoln'],
  ['Summit Oral Health', 'Summit', ['Anchorage', 'Honolulu', 'Spokane'], 'Anchorage'],
] as const;

async function worksIn(page: Page, organization: string, practice: string): Promise<void> {
  const shell = shellOf(page);
  await expect.poll(() => shell.organization.innerText()).toBe(`Organization\n${organization}`);
  await expect.poll(() => shell.practice.innerText()).toBe(`Practice\n${practice}`);
  await expect.poll(() => page.getByRole('main').innerText()).toContain(practice);
}

it('LAYOUT-1.3, SESSION-2.1, SESSION-2.2: both menus are sorted, and another organization selects the first practice of the response', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await worksIn(page, 'Harborlight Dental Group', 'Harborlight Portland');
  const { organization, practice, options } = shellOf(page);
  for (const [name, prefix, cities, firstCity] of ORGANIZATIONS) {
    const first = `${prefix} ${firstCity}`;
    await organization.click();
    await expect.poll(() => options.allInnerTexts()).toEqual(ORGANIZATIONS.map(([each]) => each));
    await options.getByText(name).click();
    await worksIn(page, name, first);
    await practice.click();
    await expect.poll(() => options.allInnerTexts()).toEqual(cities.map((city) => `${prefix} ${city}`));
    expect(await options.and(page.locator('[aria-checked=true]')).allInnerTexts()).toEqual([first]);
    await page.keyboard.press('Escape');
  }
});

it('LAYOUT-1: on a phone, the header shows the full name of the practice, and the organization behind its icon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN);
  const { practice } = shellOf(page);
  await page.getByRole('button', { name: 'Organization Harborlight Dental Group' }).waitFor();
  const name = practice.locator('.picker-value');
  expect(await name.innerText()).toBe('Harborlight Portland');
  expect(await name.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
  expect(await practice.evaluate((button) => button.scrollHeight <= button.clientHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('SESSION-2.3, SESSION-2.4: a choice survives a reload on every page while the user has access to it', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { organization, practice, options } = shellOf(page);
  await organization.click();
  await options.getByText('Prairie Row Dental').click();
  await practice.click();
  await options.getByText('Prairie Row Phoenix').click();
  await worksIn(page, 'Prairie Row Dental', 'Prairie Row Phoenix');
  for (const path of ['/', '/reports', '/search-patients']) {
    await page.goto(path);
    await worksIn(page, 'Prairie Row Dental', 'Prairie Row Phoenix');
  }

  const withoutPhoenix = ({ organizations }: Account) => ({
    organizations: organizations.map((each) => ({
      ...each,
      practices: each.practices.filter(({ name }) => name !== 'Prairie Row Phoenix'),
    })),
  });
  await alterAccount(page, withoutPhoenix);
  await page.reload();
  await worksIn(page, 'Harborlight Dental Group', 'Harborlight Portland');
});

it('LAYOUT-2.1, LAYOUT-2.2, LAYOUT-6.1, CONST-1.1, CONST-1.2: the avatar shows the first letters of the first and last name, the footer shows the copyright line, and each of the six theme colors differs', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { account, activeItem, footer } = shellOf(page);
  expect(await footer.innerText()).toBe(`© ${new Date().getFullYear()} Bridgework. All rights reserved.`);
  const color = () => activeItem.evaluate((item) => getComputedStyle(item).color);
  const untouched = await color();
  const colors: string[] = [];
  for (const theme of ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    colors.push(await color());
  }
  expect(colors[0]).toBe(untouched);
  expect(new Set(colors).size).toBe(6);

  const avatar = account.locator('[aria-hidden=true]');
  expect(await avatar.innerText()).toBe('AA');
  for (const [name, initials] of [
    ['Tomas Team', 'TT'],
    ['mary ann van dyke', 'MD'],
    ['Cher', 'C'],
    ['  Élodie   Ünal  ', 'ÉÜ'],
  ]) {
    await alterAccount(page, () => ({ firstName: name }));
    await page.reload();
    await account.waitFor();
    expect(await avatar.innerText()).toBe(initials);
  }
});

const OWN_CODES = ['Custom procedure codes', 'Adds, edits, and removes the practice’s own codes'];
const GOALS = ['Goal settings', 'Sets collection goals'];
const PAYMENTS = ['Payment management', 'Refunds, voids, end-of-day close, and office cards'];
const MANAGING = {
  check: 'PERM-7.2',
  job: 'Office manager: front desk and billing work, plus goals, fees, and codes',
  notifications: ['None'],
  access: '5 areas',
  roles: [
    ...['Administrator', ...OWN_CODES, ...GOALS, ...PAYMENTS],
    ...['Editor', 'Plan fees', 'Edits scheduled fee increases', 'Procedure codes', 'Edits codes'],
  ],
};
const PROFILES = {
  'admin@bridgework.test': {
    check: 'PERM-7.1',
    name: 'Ada Admin',
    job: 'Administrator: every page, the staff, and the practice',
    phone: '(614) 555-0101',
    notifications: [
      'Denied benefits, failed payments, and the office card',
      'In the bell, as General, Important, and Urgent',
    ],
    access: 'Full access to all 7 areas',
    roles: [
      ...['Administrator', ...OWN_CODES, ...GOALS, ...PAYMENTS],
      ...['Plan fees', 'Schedules, edits, and cancels fee increases'],
      ...['Practice', 'Hours, time zone, contact, and logo'],
      ...[
        'Procedure codes',
        'Adds, edits, and removes the practice’s own codes, and changes fees of standard codes',
      ],
      ...['Staff', 'Adds people, and sets what they can do'],
    ],
  },
  'team@bridgework.test': { name: 'Tomas Team', phone: '(614) 555-0102', ...MANAGING },
  'office@bridgework.test': { name: 'Olga Office', phone: '(614) 555-0103', ...MANAGING },
  'organization@bridgework.test': { name: 'Oscar Organization', phone: '(614) 555-0104', ...MANAGING },
  'frontdesk@bridgework.test': {
    check: 'PERM-7.3',
    name: 'Freya Front',
    job: 'Front desk: patients, plan sales, and payments',
    phone: '(614) 555-0105',
    notifications: ['Denied benefits and an expiring office card', 'In the bell, as General'],
    access: 'Patients, plan sales, and payments',
    roles: [],
  },
} as const;

const SELECTED = 'Harborlight Dental Group';
const EVERYONE = ['Dashboard', 'Purchase Plan', 'Manage Patients', 'Report'];
const ADMIN_GROUP = ['Goal Settings', 'Payment Management', 'Revenue Management', 'Manage Plan Fees'];

for (const email of SAMPLE_PEOPLE)
  it(`LAYOUT-2.3, LAYOUT-3.1, LAYOUT-8.1, LAYOUT-9.1, PERM-7.4, ${PROFILES[email].check}: the account menu, the profile and the drawer show who ${email} is and what the role allows`, async ({
    page,
  }) => {
    await openAs(page, email);
    const { account, admin, dialog, drawer } = shellOf(page);
    const hasAdminGroup = email !== 'frontdesk@bridgework.test';
    const isManager = email === 'admin@bridgework.test';
    await account.waitFor();
    await expect.poll(() => admin.count()).toBe(hasAdminGroup ? 1 : 0);
    if (hasAdminGroup) await admin.click();
    const items = hasAdminGroup ? [...EVERYONE, ...ADMIN_GROUP] : EVERYONE;
    await expect.poll(() => drawer.getByRole('link').allInnerTexts()).toEqual(items);
    const words = (await drawer.innerText()).split(/\n+/);
    const isNote = (line: string) => line === '' || line === 'Setup needed';
    expect(words.filter((line) => !isNote(line))).toEqual([
      ...['Dashboard', 'Plans', 'Purchase Plan', 'Manage Patients', 'Reporting', 'Report'],
      ...(hasAdminGroup ? ['Admin', ...ADMIN_GROUP] : []),
    ]);

    const { name, job, phone, notifications, access, roles } = PROFILES[email];
    await account.click();
    const menu = page.getByRole('menu', { name: `Account menu for ${name}` });
    expect((await menu.innerText()).split(/\n+/)).toEqual([
      ...[name, email],
      ...['View Profile', 'Update Password', 'Help', 'Logout'],
    ]);
    await menu.getByRole('menuitem', { name: 'View Profile' }).click();
    await dialog.waitFor();
    const hasRoles = roles.length > 0;
    if (hasRoles) await dialog.getByText(access, { exact: true }).click();
    await expect
      .poll(async () => (await dialog.innerText()).split(/[\n\t]+/))
      .toEqual([
        'Profile',
        ...[name.replace(/(\w)\w* (\w)\w*/, '$1$2'), name, job, 'Edit', 'Email', email, 'Phone', phone],
        ...['Roles and permissions', access, ...roles],
        ...(hasRoles ? ['How to delete a permission'] : []),
        ...(isManager ? [] : ['To change what you can do, ask an administrator.']),
        ...['Notifications', ...notifications, ...(isManager ? ['Change'] : [])],
        ...['Organizations', SELECTED, 'Harborlight Portland', 'Current'],
        ...ORGANIZATIONS.map(([each]) => each)
          .filter((each) => each !== SELECTED)
          .flatMap((each) => [each, 'Switch']),
        ...['Update password', 'Settings'],
      ]);
    if (!isManager) return;
    await dialog.getByRole('button', { name: 'How to delete a permission' }).click();
    await page
      .getByRole('dialog', { name: 'How to delete a permission' })
      .getByRole('link', { name: 'Staff' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
    await dialog.waitFor({ state: 'detached' });

    await account.click();
    await menu.getByRole('menuitem', { name: 'View Profile' }).click();
    await dialog.getByRole('button', { name: 'Switch to Lakeshore Family Dental' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => shellOf(page).organization.innerText())
      .toBe('Organization\nLakeshore Family Dental');
  });
