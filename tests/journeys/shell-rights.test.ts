import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf } from './bell-page.ts';
import {
  alterRights,
  becomes,
  GUARDED,
  type Holder,
  MANAGEMENT,
  PROFILES,
  rightsIn,
  SINGLE_PERMISSIONS,
  SINGLE_ROLES,
} from './rights-table.ts';
import { COMMON_ROUTES, MEMBER_ROUTES } from './routes-table.ts';
import { landings, selectMember, shellOf, stopClock, TAMSIN, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';
const FOR_ALL_USERS = ['Dashboard', 'Purchase Plan', 'Manage Patients', 'Report'];
const OPEN_TO_ALL = [...COMMON_ROUTES, ...MEMBER_ROUTES, ...MANAGEMENT].map(
  ([path, title]) => [path, title] as const,
);

async function seesItsMenu(page: Page, holder: Holder): Promise<void> {
  const { items, hasBell } = holder;
  const { drawer, admin, item } = shellOf(page);
  const who = rightsIn(holder);
  await item('Report').waitFor();
  await expect.poll(() => admin.count(), { message: who }).toBe(items.length > 0 ? 1 : 0);
  // On an Admin page, the group is already open.
  if (items.length > 0 && (await admin.getAttribute('aria-expanded')) === 'false') await admin.click();
  await expect
    .poll(() => drawer.getByRole('link').allInnerTexts(), { message: who })
    .toEqual([...FOR_ALL_USERS, ...items]);
  await expect.poll(() => bellOf(page).bell.count(), { message: who }).toBe(hasBell ? 1 : 0);
}

/** Which roles open the page of a menu item. */
const NEEDED: Record<string, string> = {
  'Goal Settings': 'Goal settings administrator',
  'Payment Management': 'Payment management administrator',
  'Revenue Management':
    'Procedure codes administrator, Custom procedure codes administrator, or Procedure codes editor',
  'Manage Plan Fees': 'Fee management administrator or Plan fees editor',
};

/** The explanation of a page without access. It names a role that opens nothing on its own. */
const whyNot = ({ roles }: Holder, item: string) =>
  `${
    roles.includes('AdministratorPlanFees')
      ? 'Your role, Plan fees administrator, doesn’t open any page on its own. '
      : ''
  }You need the role ${NEEDED[item]}. Ask your administrator for it.`;

/** Opens the address of a page that the user has no access to, a different one in each turn. */
async function isRedirected(page: Page, holder: Holder, turn: number): Promise<void> {
  const refused = GUARDED.filter(([, , item]) => !holder.items.includes(item));
  const [path, title, item] = refused[turn % Math.max(1, refused.length)] ?? [];
  await page.goto(path ?? '/');
  if (title === undefined || item === undefined) return;
  await shellOf(page).heading.getByText('Dashboard', { exact: true }).waitFor();
  await expect
    .poll(() => toastLines(page), { message: `${rightsIn(holder)} at ${path}` })
    .toEqual([`You don’t have access to ${title}`]);
  await page.getByText(whyNot(holder, item), { exact: true }).waitFor();
}

async function opensItsPages(page: Page, holder: Holder): Promise<void> {
  const guarded = GUARDED.map(([path, title, item]) => {
    const isOpen = holder.items.includes(item);
    return [path, isOpen ? path : '/', `${isOpen ? title : 'Dashboard'} · Bridgework`] as const;
  });
  const open = OPEN_TO_ALL.map(([path, title]) => [path, path, `${title} · Bridgework`] as const);
  const expected = [...guarded, ...open];
  const paths = expected.map(([path]) => path);
  expect([rightsIn(holder), await landings(page, paths)]).toEqual([rightsIn(holder), expected]);
  for (const [path, , control] of MANAGEMENT) {
    await landings(page, [path]);
    const refusal = page.getByText('You don’t manage this practice', { exact: true });
    const use = page.getByRole('button', { name: control, exact: true });
    await refusal.or(use).waitFor();
    const seen = [path, await refusal.count(), await use.count()];
    const counts = holder.managesPractice ? [0, 1] : [1, 0];
    expect([rightsIn(holder), ...seen]).toEqual([rightsIn(holder), path, ...counts]);
  }
}

for (const [checks, who, holders] of [
  ['PERM-1.1, PERM-4.1, PERM-5.6', 'every role alone', SINGLE_ROLES],
  ['PERM-2.1, PERM-4.2', 'every permission alone', SINGLE_PERMISSIONS],
  ['LAYOUT-3.3', 'every profile', PROFILES],
] as const)
  it(`${checks}, PERM-5.1, PERM-5.2, PERM-5.3, PERM-5.4, PERM-5.5, PERM-6.2, BELL-1.1, BELL-1.2, PERM-8.9, CONST-3.10: ${who} sees the menu items that it opens, other Admin pages redirect to the dashboard with the reason, and Practice and Staff open to those who manage the practice`, {}, async ({
    page,
  }) => {
    await storeSession(page, ADMIN);
    await alterRights(page);
    await selectMember(page, TAMSIN.memberId);
    await stopClock(page);
    for (const [turn, holder] of holders.entries()) {
      await becomes(page, holder);
      await isRedirected(page, holder, turn);
      await seesItsMenu(page, holder);
      await opensItsPages(page, holder);
    }
  });
