import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, alterAccount, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PEOPLE } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** In the order of the menu; of each the practices in the order of theirs, and the first as `GET /user` answers. */
const ORGANIZATIONS = [
  {
    name: 'Cedar and Vine Dentistry',
    practices: ['Cedar and Vine Asheville', 'Cedar and Vine Boise', 'Cedar and Vine Boulder'],
    first: 'Cedar and Vine Asheville',
  },
  {
    name: 'Harborlight Dental Group',
    practices: ['Harborlight Astoria', 'Harborlight Galveston', 'Harborlight Portland'],
    first: 'Harborlight Portland',
  },
  {
    name: 'Lakeshore Family Dental',
    practices: ['Lakeshore Ann Arbor', 'Lakeshore Duluth', 'Lakeshore Erie'],
    first: 'Lakeshore Ann Arbor',
  },
  {
    name: 'Prairie Row Dental',
    practices: ['Prairie Row Columbus', 'Prairie Row Lincoln', 'Prairie Row Phoenix'],
    first: 'Prairie Row Lincoln',
  },
  {
    name: 'Summit Oral Health',
    practices: ['Summit Anchorage', 'Summit Honolulu', 'Summit Spokane'],
    first: 'Summit Anchorage',
  },
];

async function worksIn(page: Page, organization: string, practice: string): Promise<void> {
  const shell = shellOf(page);
  await expect.poll(() => shell.organization.innerText()).toBe(`Organization\n${organization}`);
  await expect.poll(() => shell.practice.innerText()).toBe(`Practice\n${practice}`);
  expect(await page.getByRole('main').innerText()).toContain(practice);
}

it('LAYOUT-1.3, SESSION-2.1, SESSION-2.2: both menus are sorted, and another organization selects the first practice of the response', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  await worksIn(page, 'Harborlight Dental Group', 'Harborlight Portland');
  const { organization, practice, options } = shellOf(page);
  for (const { name, practices, first } of ORGANIZATIONS) {
    await organization.click();
    expect(await options.allInnerTexts()).toEqual(ORGANIZATIONS.map((each) => each.name));
    await options.getByText(name).click();
    await worksIn(page, name, first);
    await practice.click();
    expect(await options.allInnerTexts()).toEqual(practices);
    expect(await options.and(page.locator('[aria-checked=true]')).allInnerTexts()).toEqual([first]);
    await page.keyboard.press('Escape');
  }
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

it('LAYOUT-2.1, LAYOUT-2.2: the avatar shows the first letters of the first and of the last word of the name', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { account } = shellOf(page);
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

const MANAGING = {
  check: 'PERM-7.2',
  roles: [
    'AdministratorCustomADACodes',
    'AdministratorGoalSettings',
    'AdministratorPaymentManagement',
    'EditorADACodes',
    'EditorPlanFees',
  ],
  permissions: [
    ['ADACodesEditor', 'Editor'],
    ['CustomADACodesManagement', 'Full'],
    ['GoalSettingsManagement', 'Full'],
    ['PaymentManagementManagement', 'Full'],
    ['PlanFeesEditor', 'Editor'],
  ],
};
const READING = ['ReadOnlyGeneralNotification', 'Read only'];
const PROFILES = {
  'admin@bridgework.test': {
    check: 'PERM-7.1',
    name: 'Ada Admin',
    phone: '(614) 555-0101',
    roles: [
      'AdministratorADACodes',
      'AdministratorCustomADACodes',
      'AdministratorFeeManagement',
      'AdministratorGoalSettings',
      'AdministratorPaymentManagement',
      'AdministratorPlanFees',
      'EditorADACodes',
      'EditorPlanFees',
      'ViewerGeneral',
      'ViewerUrgent',
      'ViewerWarning',
    ],
    permissions: [
      ['ADACodesEditor', 'Editor'],
      ['ADACodesManagement', 'Full'],
      ['CustomADACodesManagement', 'Full'],
      ['GoalSettingsManagement', 'Full'],
      ['PaymentManagementManagement', 'Full'],
      ['PlanFeesEditor', 'Editor'],
      ['PlanFeesManagement', 'Full'],
      READING,
      ['ReadOnlyUrgentNotification', 'Read only'],
      ['ReadOnlyWarningNotification', 'Read only'],
    ],
  },
  'team@bridgework.test': { name: 'Tomas Team', phone: '(614) 555-0102', ...MANAGING },
  'office@bridgework.test': { name: 'Olga Office', phone: '(614) 555-0103', ...MANAGING },
  'organization@bridgework.test': { name: 'Oscar Organization', phone: '(614) 555-0104', ...MANAGING },
  'frontdesk@bridgework.test': {
    check: 'PERM-7.3',
    name: 'Freya Front',
    phone: '(614) 555-0105',
    roles: ['ViewerGeneral'],
    permissions: [READING],
  },
} as const;

for (const email of SAMPLE_PEOPLE) {
  it(`LAYOUT-2.3, LAYOUT-8.1, PERM-7.4, ${PROFILES[email].check}: the menu of the avatar and the profile show who ${email} is`, async ({
    page,
  }) => {
    await openAs(page, email);
    const { account, dialog } = shellOf(page);
    const { name, phone, roles, permissions } = PROFILES[email];
    await account.click();
    const menu = page.getByRole('menu', { name: `Account menu for ${name}` });
    expect((await menu.innerText()).split(/\n+/)).toEqual([
      ...[name, email],
      ...['View Profile', 'Update Password', 'Help', 'Logout'],
    ]);
    await menu.getByRole('menuitem', { name: 'View Profile' }).click();
    // The code of the appearance is loaded when the dialog opens.
    await dialog.getByRole('heading', { name: 'Appearance' }).waitFor();
    const lines = (await dialog.innerText()).split(/\n+/);
    expect(lines.slice(0, lines.indexOf('Appearance'))).toEqual([
      'Profile',
      ...['Name', name, 'Email', email, 'Phone', phone],
      ...['Roles', ...roles],
      ...['Organizations', ...ORGANIZATIONS.map((each) => each.name)],
      ...['Permissions', ...permissions.flat()],
    ]);
  });
}

it('DIALOG-1.3, DIALOG-1.4, DIALOG-2.2, DIALOG-3.2, DIALOG-3.3: deleting a permission in the profile asks first and says that nothing is deleted yet; its buttons only close it', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const { account } = shellOf(page);
  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  const button = profile.getByRole('button', { name: 'Delete ReadOnlyGeneralNotification' });
  const question = page.getByRole('dialog', { name: 'Delete ReadOnlyGeneralNotification?' });
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
  for (const leave of ['Cancel', 'Delete permission', 'Close', 'Escape']) {
    await button.click();
    await question.waitFor();
    expect(await question.innerText()).toContain('Nothing will be deleted.');
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await question.getByRole('button', { name: leave }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
  }
  expect(await profile.innerText()).toContain('ReadOnlyGeneralNotification');
  expect(writes).toEqual([]);
});

it('LAYOUT-6.1: the footer shows the copyright line with "All rights reserved"', async ({ page }) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const { footer } = shellOf(page);
  const year = new Date().getFullYear();
  expect(await footer.innerText()).toBe(`© ${year} Bridgework. All rights reserved.`);
});

it('CONST-1.1, CONST-1.2: the default theme is applied, and each of the six themes has its own color', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { activeItem } = shellOf(page);
  const color = () => activeItem.evaluate((item) => getComputedStyle(item).color);
  const untouched = await color();
  const colors: string[] = [];
  for (const theme of ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    colors.push(await color());
  }
  expect(colors[0]).toBe(untouched);
  expect(new Set(colors).size).toBe(6);
});
