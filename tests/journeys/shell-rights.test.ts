import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { bellOf } from './bell-page.ts';
import { GUARDED, HOLDERS, type Holder } from './rights-table.ts';
import { COMMON_ROUTES, MEMBER_ROUTES } from './routes-table.ts';
import { alterAccount, selectMember, shellOf, stopClock, TAMSIN, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const EVERYBODY = ['Dashboard', 'Purchase Plan', 'Manage Patients', 'Report'];
const OPEN_TO_ALL = [...COMMON_ROUTES, ...MEMBER_ROUTES].map(([path, title]) => [path, title] as const);
/** From the next load on the server says that the user holds this. */
const becomes = (page: Page, { roles, permissions }: Holder) =>
  alterAccount(page, () => ({
    roles: roles.map((name, id) => ({ id: String(id), name, permissions: [] })),
    permissions: permissions.map((name, id) => ({ id: String(id), name, group: 12, level: '1111' })),
  }));

async function menuIsThatOf(page: Page, { who, items, bell }: Holder): Promise<void> {
  const { drawer, admin, item } = shellOf(page);
  await item('Report').waitFor();
  expect([who, await admin.count()]).toEqual([who, items.length > 0 ? 1 : 0]);
  // Where the page that was refused belongs to it, the group is open already.
  if (items.length > 0 && (await admin.getAttribute('aria-expanded')) === 'false') await admin.click();
  await expect
    .poll(() => drawer.getByRole('link').allInnerTexts(), { message: who })
    .toEqual([...EVERYBODY, ...items]);
  expect([who, await bellOf(page).bell.count()]).toEqual([who, bell ? 1 : 0]);
}

/** The address and the title of the window that each path leads to, one after the other, with nothing loaded again. */
const landings = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    (tried) =>
      tried.map((path) => {
        history.pushState(null, '', path);
        return [path, location.pathname, document.title];
      }),
    paths,
  );

async function opensItsItems(page: Page, items: readonly string[]): Promise<void> {
  for (const name of sampleOf(items, (_, place) => place === 0)) {
    await shellOf(page).item(name).click();
    await shellOf(page).heading.getByText(name, { exact: true }).waitFor();
  }
}

/** What the toast says of a page that is not open; a role that opens nothing by itself is named. */
const whyNot = ({ roles }: Holder, title: string, takes: string) => [
  `You don’t have access to ${title}`,
  `Ask your administrator for access. ${takes}${
    roles.includes('AdministratorPlanFees')
      ? ' The role AdministratorPlanFees doesn’t give access to any page on its own.'
      : ''
  }`,
];

/** Opens pages by their addresses that are not open to the holder; one of them in turn, all of them under PROVE. */
async function isTold(page: Page, holder: Holder, turn: number): Promise<void> {
  const refused = GUARDED.filter(([, , item]) => !holder.items.includes(item));
  const inTurn = turn % Math.max(1, refused.length);
  const isNamed = holder.roles.length === 1 && holder.roles[0] === 'AdministratorPlanFees';
  const opened = sampleOf(refused, (_, place) => isNamed || place === inTurn);
  for (const [path, title, , takes] of opened) {
    await page.goto(path);
    await shellOf(page).heading.getByText('Dashboard', { exact: true }).waitFor();
    const why = whyNot(holder, title, takes);
    await expect.poll(() => toastLines(page), { message: `${holder.who} at ${path}` }).toEqual(why);
  }
  if (opened.length === 0) await page.goto('/');
}

/** Where each page leads from within the portal, those of the Admin group and those that are open to all. */
async function leadsRight(page: Page, { who, items }: Holder): Promise<void> {
  const guarded = GUARDED.map(([path, title, item]) => {
    const isOpen = items.includes(item);
    return [path, isOpen ? path : '/', `${isOpen ? title : 'Dashboard'} · Bridgework`] as const;
  });
  const open = OPEN_TO_ALL.map(([path, title]) => [path, path, `${title} · Bridgework`] as const);
  const expected = [...guarded, ...open];
  expect([
    who,
    await landings(
      page,
      expected.map(([path]) => path),
    ),
  ]).toEqual([who, expected]);
}

const isSingle = ({ who }: Holder, kind: 'role' | 'permission') => who.startsWith(`${kind} `);

for (const [checks, who, isMeant] of [
  ['PERM-1.1, PERM-4.1, PERM-5.6', 'every role alone', (holder: Holder) => isSingle(holder, 'role')],
  ['PERM-2.1, PERM-4.2', 'every permission alone', (holder: Holder) => isSingle(holder, 'permission')],
  [
    'LAYOUT-3.3',
    'every profile',
    (holder: Holder) => !(isSingle(holder, 'role') || isSingle(holder, 'permission')),
  ],
] as const)
  it(`${checks}, PERM-5.1, PERM-5.2, PERM-5.3, PERM-5.4, PERM-5.5, PERM-6.2, BELL-1.1, BELL-1.2: ${who} sees the menu items that it opens, and other Admin pages redirect to the dashboard with the missing right`, {}, async ({
    page,
  }) => {
    await storeSession(page, FRONT_DESK);
    await selectMember(page, TAMSIN.memberId);
    await stopClock(page);
    for (const [turn, holder] of HOLDERS.filter(isMeant).entries()) {
      await becomes(page, holder);
      await isTold(page, holder, turn);
      await menuIsThatOf(page, holder);
      await opensItsItems(page, holder.items);
      await leadsRight(page, holder);
    }
  });
