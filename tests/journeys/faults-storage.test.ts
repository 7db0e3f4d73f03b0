import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { eachEnd, pathOf, sampled, seesDashboard, standsFirm, storedItems } from './faults/faults.ts';
import { fillUp, leaveNothing, openOutside, STORAGE_FAULTS, type StorageFault } from './faults/storage.ts';
import { loginView } from './login-page.ts';
import { it } from './support/journey.ts';
import { fillLogin, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** Lets faults befall a person who has never signed in here. */
async function eachFault(
  page: Page,
  moment: number,
  meet: (fault: StorageFault, spoil: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const outside = await openOutside(page);
  await signIn(page, ADMIN);
  const old = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  await eachEnd(sampled(STORAGE_FAULTS, moment), async (fault) => {
    await leaveNothing(page, outside);
    await meet(fault, () => fault.spoil(outside, old));
  });
  await outside.close();
}

const UNREADABLE = 'Your saved session couldn’t be read. Sign in again.';
const ELSEWHERE = 'You signed out in another tab.';

/** The login page, which says why, and nothing of the session in storage. */
async function seesLogin(page: Page, ...why: string[]): Promise<void> {
  await page.locator('.login-form[data-phase="ready"]').waitFor();
  if (why.length > 0) await page.getByText(new RegExp(why.join('|'))).waitFor();
  await standsFirm(page);
  expect(pathOf(page)).toBe('/login');
  expect(await storedItems(page)).toEqual([]);
  expect(await loginView(page)).toMatchObject({ email: '', password: '', button: 'disabled' });
}

/** Work goes on: the tab keeps what is chosen, and says so where it can't. */
async function worksOn(page: Page): Promise<void> {
  const choose = async (menu: string, name: string) => {
    const button = page.getByRole('banner').getByRole('button', { name: menu });
    await button.click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect.poll(() => button.innerText()).toContain(name);
  };
  await seesDashboard(page);
  await choose('Practice', 'Harborlight Astoria');
  await page.reload();
  await seesDashboard(page);
  expect(await page.getByRole('banner').innerText()).toContain('Harborlight Astoria');

  await page.evaluate(fillUp, 'session' as const);
  await choose('Organization', 'Summit Oral Health');
  await page
    .getByText('Your browser couldn’t save your practice selection. It will reset when you reload.')
    .waitFor();
  await standsFirm(page);
  expect(await storedItems(page)).toContain('Token');
}

it('SESSION-3.2, SESSION-3.3: after each damage to the storage while the portal is closed, the page that opens explains it', async ({
  page,
}) => {
  await eachFault(page, 0, async ({ name }, spoil) => {
    await openAs(page, ADMIN);
    await page.goto('about:blank');
    await spoil();
    await page.goto('/');
    if (name === 'storage full') await worksOn(page);
    else await seesLogin(page, UNREADABLE);
  });
});

it('SESSION-3, LOGIN-6: whatever befalls the storage while somebody types, they can sign in or are told why not', async ({
  page,
}) => {
  await eachFault(page, 1, async ({ name }, spoil) => {
    await page.goto('/login');
    await fillLogin(page, ADMIN);
    await spoil();
    if (name === 'storage full') await page.evaluate(fillUp, 'local' as const);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    if (name !== 'storage full') {
      await seesDashboard(page);
      await standsFirm(page);
      return;
    }
    await page.getByText('We couldn’t sign you in').waitFor();
    await page
      .getByText(
        'Your browser couldn’t save your session. Allow site data, free up space, then sign in again.',
      )
      .waitFor();
    await standsFirm(page);
    expect(await storedItems(page)).toEqual(['filler']);
    await page.evaluate(() => localStorage.removeItem('filler'));
    await fillLogin(page, ADMIN);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await seesDashboard(page);
  });
});

it('SESSION-3, LOGIN-6: whatever befalls the storage between the sign-in and the reload, the page that opens is whole', async ({
  page,
  address,
}) => {
  // What a browser has fetched ahead by its own rules, nobody can hold back.
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  await eachFault(page, 2, async ({ name }, spoil) => {
    await page.goto('/login');
    await fillLogin(page, ADMIN);
    const reload = new Promise<Route>((resolve) => void page.route(`${address}/`, resolve, { times: 1 }));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    const held = await reload;
    await spoil();
    await held.continue();
    if (name === 'storage full') await worksOn(page);
    else await seesLogin(page);
  });
});

it('SESSION-3.2, SESSION-3.3: after each damage to the storage while the user loads, the page continues or explains why not', async ({
  page,
}) => {
  await eachFault(page, 3, async ({ name }, spoil) => {
    await openAs(page, ADMIN);
    const asked = new Promise<Route>((resolve) => void page.route('**/api/user', resolve, { times: 1 }));
    await page.reload();
    const held = await asked;
    await spoil();
    await held.continue();
    await endsAsWhenReady(page, name);
  });
});

it('SESSION-3: whatever befalls the storage under an open page, the page goes on or says why not', async ({
  page,
}) => {
  await eachFault(page, 4, async ({ name }, spoil) => {
    await openAs(page, ADMIN);
    await spoil();
    await endsAsWhenReady(page, name);
  });
});

/** A page hears at once what befalls its Token; that its database has gone it finds on a reload. */
async function endsAsWhenReady(page: Page, name: string): Promise<void> {
  if (name === 'storage full') return worksOn(page);
  if (name !== 'database deleted') return seesLogin(page, UNREADABLE, ELSEWHERE);
  await seesDashboard(page);
  await standsFirm(page);
  await page.reload();
  await seesLogin(page, UNREADABLE);
}
