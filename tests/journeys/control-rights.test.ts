import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '#api/schema.d.ts';
import {
  alterRights,
  becomes,
  type Holder,
  LIMITED_PERMISSIONS,
  PROFILES,
  rightsIn,
  SINGLE_PERMISSIONS,
  SINGLE_ROLES,
} from './rights-table.ts';
import { landings, selectMember } from './shell-page.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';

const GOALS = ['AdministratorGoalSettings', 'GoalSettingsManagement 1111'];
const PAYMENTS = ['AdministratorPaymentManagement', 'PaymentManagementManagement 1111'];
const PAYMENTS_EDIT = [...PAYMENTS, 'PaymentManagementManagement 1010'];
const CODES = [
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'ADACodesManagement 1111',
  'CustomADACodesManagement 1111',
];
const CUSTOM_CODES_EDIT = [
  ...CODES,
  'EditorADACodes',
  'ADACodesEditor 1010',
  'CustomADACodesManagement 1010',
];
const STANDARD_CODES_EDIT = [
  'AdministratorADACodes',
  'ADACodesManagement 1111',
  'EditorADACodes',
  'ADACodesEditor 1010',
];
const FEES = ['AdministratorFeeManagement', 'PlanFeesManagement 1111'];
const FEES_EDIT = [...FEES, 'EditorPlanFees', 'PlanFeesEditor 1010'];

/** Users who manage the practice see its pages. Others see why they can't (`shell-rights.test.ts`). */
const MANAGES = 'manages the practice';
const MANAGERS = ['AdministratorFeeManagement'];

const NEEDS_GOALS = 'You need the role Goal settings administrator.';
const NEEDS_PAYMENTS = 'You need the role Payment management administrator.';
const NEEDS_CODES =
  'You need the role Procedure codes administrator or Custom procedure codes administrator.';
const NEEDS_CODES_EDIT =
  'You need the role Procedure codes administrator, Custom procedure codes administrator, or Procedure codes editor.';
const NEEDS_STANDARD_CODES = expect.stringMatching(
  /^(To change standard codes, you|You) need the role Procedure codes administrator.* or Procedure codes editor\.$/,
);
const NEEDS_FEES = 'You need the role Fee management administrator.';
const NEEDS_FEES_EDIT = 'You need the role Fee management administrator or Plan fees editor.';

/** A patient with payments. */
const INGRID = '10000053';

/** A control, the rights that each enable it, and the words of a rejected control. */
type Control = readonly [at: (page: Page) => Locator, rights: readonly string[], refusal?: unknown];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const menuItem = (name: RegExp) => (page: Page) => page.getByRole('menuitem', { name });
/** The value of a cell: a button for users who may edit it, otherwise a text with the reason. */
const value = (row: string, column: string) => (page: Page) =>
  page
    .getByRole('row', { name: new RegExp(`\\b${row}\\b`) })
    .locator(`td[data-name="${column}"], [role=gridcell]`)
    .locator('.grid-value, [title]');

const roleBox = (name: string) => (page: Page) => page.getByRole('checkbox', { name, exact: true });

interface GuardedPage {
  /** The Admin item that opens it, or what else the user needs. Every user can open a page without one. */
  item?: string;
  path: string;
  begin?: (page: Page) => Promise<void>;
  controls: readonly Control[];
}

const PAGES: readonly GuardedPage[] = [
  {
    item: 'Goal Settings',
    path: '/goal-settings',
    controls: [
      [value('December', 'Goal'), GOALS, NEEDS_GOALS],
      [button('Fill year'), GOALS, NEEDS_GOALS],
      [button('Save changes'), GOALS, NEEDS_GOALS],
      [button('Copy goals'), GOALS, NEEDS_GOALS],
    ],
  },
  {
    item: 'Payment Management',
    path: '/payment-management',
    controls: [[button('Add card'), PAYMENTS, NEEDS_PAYMENTS]],
  },
  {
    item: 'Payment Management',
    path: '/payment-management',
    begin: (page) => button(/^Actions for /)(page).click(),
    controls: [
      [menuItem(/^Replace/), PAYMENTS, NEEDS_PAYMENTS],
      [menuItem(/^Remove/), PAYMENTS, NEEDS_PAYMENTS],
    ],
  },
  {
    item: 'Payment Management',
    path: '/payment-management/transactions',
    begin: (page) =>
      page
        .locator('.table-row', { has: page.locator('td[data-name="Status"]', { hasText: /^Paid$/ }) })
        .getByRole('button', { name: /^Actions for transaction / })
        .first()
        .click(),
    controls: [
      [menuItem(/^Refund/), PAYMENTS, NEEDS_PAYMENTS],
      [menuItem(/^Void/), PAYMENTS, NEEDS_PAYMENTS],
    ],
  },
  {
    item: 'Payment Management',
    path: '/payment-management/day-close',
    controls: [[button('Close day'), PAYMENTS, NEEDS_PAYMENTS]],
  },
  {
    item: 'Payment Management',
    path: '/payment-management/day-close',
    begin: (page) => button('Previous day')(page).click(),
    controls: [[button('Reopen day'), PAYMENTS_EDIT, NEEDS_PAYMENTS]],
  },
  {
    item: 'Revenue Management',
    path: '/revenue-management',
    begin: (page) => page.getByRole('checkbox', { name: 'Select X9001' }).check(),
    controls: [
      [button('Add code'), CODES, NEEDS_CODES],
      [button('Import CSV'), CODES, NEEDS_CODES],
      [button('Edit X9001'), CUSTOM_CODES_EDIT, NEEDS_CODES_EDIT],
      [button('Delete X9001'), CODES, NEEDS_CODES],
      [button('Change amounts'), CUSTOM_CODES_EDIT, NEEDS_CODES_EDIT],
      [value('X9001', 'UCR amount'), CUSTOM_CODES_EDIT, NEEDS_CODES_EDIT],
      [value('X1010', 'UCR amount'), STANDARD_CODES_EDIT, NEEDS_STANDARD_CODES],
    ],
  },
  {
    item: 'Manage Plan Fees',
    path: '/fee-management',
    begin: (page) => page.getByRole('checkbox', { name: 'Select Bright Start, Individual' }).check(),
    controls: [[button('Increase fee'), FEES, NEEDS_FEES]],
  },
  {
    item: 'Manage Plan Fees',
    path: '/fee-management',
    begin: (page) => page.getByRole('link', { name: 'Complete Smile', exact: true }).first().click(),
    controls: [
      [button(/^Increase fee: /), FEES, NEEDS_FEES],
      [button('Edit increase: Two members'), FEES_EDIT, NEEDS_FEES_EDIT],
      [button('Cancel increase: Two members'), FEES, NEEDS_FEES],
    ],
  },
  {
    path: '/view-patient/transactions',
    begin: (page) => button(/^Actions for transaction /)(page).click(),
    controls: [
      [menuItem(/^Refund/), PAYMENTS, NEEDS_PAYMENTS],
      [menuItem(/^Void/), PAYMENTS, NEEDS_PAYMENTS],
    ],
  },
  {
    item: MANAGES,
    path: '/practice',
    controls: [
      [button('Save changes'), MANAGERS],
      [(page) => page.getByLabel('Upload a logo'), MANAGERS],
    ],
  },
  {
    item: MANAGES,
    path: '/staff',
    begin: (page) => button('Actions for Freya Front')(page).click(),
    controls: [
      [menuItem(/^Edit$/), MANAGERS],
      [menuItem(/^Email password link$/), MANAGERS],
      [menuItem(/^Deactivate$/), MANAGERS],
    ],
  },
  {
    item: MANAGES,
    path: '/staff',
    begin: async (page) => {
      await button('Add staff member')(page).click();
      await page.getByText('Choose individual roles').click();
    },
    controls: [
      [roleBox('General notifications'), ['ViewerGeneral'], 'You can give only roles that you have'],
      [roleBox('Plan fees editor'), MANAGERS],
    ],
  },
];

/** Why the user may not use the control; null if the user may. */
const refusalOf = (control: Locator) =>
  control.evaluate((element) => {
    const isUsable =
      element.matches('button, input, [role=menuitem]') &&
      !element.matches('[aria-disabled=true], input:disabled');
    if (isUsable) return null;
    const words =
      document.getElementById(element.getAttribute('aria-describedby') ?? '') ??
      element.querySelector('.menu-item-refusal');
    return words?.textContent ?? element.getAttribute('title');
  });

async function seesControls(page: Page, holder: Holder): Promise<void> {
  const items = [...holder.items, ...(holder.managesPractice ? [MANAGES] : [])];
  const opened = PAGES.filter(({ item }) => item === undefined || items.includes(item));
  for (const [place, { path, begin, controls }] of opened.entries()) {
    if (place === 0) await page.goto(path);
    else await landings(page, [path]);
    await begin?.(page);
    const seen = await Promise.all(controls.map(([at]) => refusalOf(at(page))));
    const rights = [...holder.roles, ...holder.permissions];
    const expected = controls.map(([, enabling, refusal]) =>
      enabling.some((right) => rights.includes(right)) ? null : refusal,
    );
    expect([rightsIn(holder), path, ...seen]).toEqual([rightsIn(holder), path, ...expected]);
  }
}

const CLOSE: components['schemas']['DayCloseFacts'] = {
  id: '1',
  day: '2026-01-02',
  closedBy: 'Avery Whitfield',
  closedAt: '2026-01-02T22:00:00.000Z',
  startingCash: 0,
  countedCash: 0,
  expectedCash: 0,
  difference: 0,
  note: '',
  net: 0,
  reopenedBy: null,
  reopenedAt: null,
  reopenReason: null,
};

/** The sample data has no closed day, and no payment from today that could be voided. */
const alterData = (page: Page) =>
  page.addInitScript((close) => {
    const send = window.fetch;
    window.fetch = async (...call) => {
      const response = await send(...call);
      const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
      const isEarlierDay = response.url.includes('/day-close/') && !response.url.endsWith(today);
      if (!isEarlierDay && !response.url.includes('/transactions?')) return response;
      const text = await response.text();
      return new Response(
        text.replace('"close":null', `"close":${close}`).replaceAll('"voidable":false', '"voidable":true'),
        response,
      );
    };
  }, JSON.stringify(CLOSE));

it('PERM-8.2: in each Admin area, every role, every permission and every profile uses the controls that its rights allow, and each other control is disabled and names the missing role', async ({
  page,
}) => {
  await storeSession(page, 'admin@bridgework.test');
  await selectMember(page, INGRID);
  await alterRights(page);
  await alterData(page);
  for (const holder of [...SINGLE_ROLES, ...SINGLE_PERMISSIONS, ...LIMITED_PERMISSIONS, ...PROFILES]) {
    if (holder.items.length === 0) continue;
    await becomes(page, holder);
    await seesControls(page, holder);
  }
});
