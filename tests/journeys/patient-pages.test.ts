import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { patientOf } from './patient-page.ts';
import { searchOf } from './search-page.ts';
import { selectMember, TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

/** The path of a call. None for the bell's, which loads its list again when another journey causes a notification. */
const callOf = (url: string): string[] => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') && !pathname.endsWith('/get-notifications') ? [pathname] : [];
};

/** The tabs, and for each a selector that matches when it has loaded. */
const TABS = {
  'Benefit summary': '.benefits-columns',
  'Manage payments': '.payment-accounts :is([data-status=ready], .state-message)',
  Transactions: '.transactions [data-status=ready]',
  Overview: '.overview:not(:has(.skeleton))',
};

async function openTab(page: Page, name: string): Promise<void> {
  const patient = patientOf(page);
  await patient.tab(name).click();
  await expect.poll(() => patient.currentTab.innerText()).toBe(name);
}

/** Whether the widget's element is still that of the first call. */
const isSameElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('.widget-holder > div > *');
    const first = Reflect.get(globalThis, 'firstElement') ?? element;
    Reflect.set(globalThis, 'firstElement', first);
    return element !== null && element === first;
  });

/** The number of React roots created since the previous call. React marks the container of each. */
const newReactRoots = (page: Page) =>
  page.evaluate(() => {
    const known: Set<unknown> = Reflect.get(globalThis, 'knownRoots') ?? new Set();
    const before = known.size;
    for (const element of document.querySelectorAll('*'))
      for (const [key, fiber] of Object.entries(element))
        if (key.startsWith('__reactContainer$')) known.add(fiber.stateNode);
    Reflect.set(globalThis, 'knownRoots', known);
    return known.size - before;
  });

it('PATIENT-1.1, PATIENT-2: clicks on the tabs of a patient, Back and Forward create no element and no React root, and request nothing until the patient is 60 seconds old', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  await selectMember(page, TAMSIN.memberId);
  await page.clock.install();
  await page.goto('/view-patient/overview');
  await patientOf(page).seesDue([
    'Amount due',
    '$30.00',
    'Past due',
    'Annual fee balance due',
    'Take payment',
  ]);
  await isSameElement(page);
  expect(await newReactRoots(page)).toBe(2);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'elements', 0);
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.localName.startsWith('portal-widget-'))
          Reflect.set(globalThis, 'elements', Reflect.get(globalThis, 'elements') + 1);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const openTabs = async () => {
    for (const [name, loaded] of Object.entries(TABS)) {
      await openTab(page, name);
      await page.locator(loaded).waitFor();
      expect(await isSameElement(page)).toBe(true);
    }
  };
  await openTabs();
  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(...callOf(request.url()));
  });
  await openTabs();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'elements'))).toBe(0);
  expect(await newReactRoots(page)).toBe(0);
  expect(requested).toEqual([]);

  await openTab(page, 'Transactions');
  await page.goBack();
  await expect.poll(() => patientOf(page).currentTab.innerText()).toBe('Overview');
  await patientOf(page).heading('Patient overview').waitFor();
  await page.goForward();
  await expect.poll(() => patientOf(page).currentTab.innerText()).toBe('Transactions');
  expect(await isSameElement(page)).toBe(true);

  await page.clock.fastForward(60_000);
  const asked = page.waitForRequest(/\/member\/10000114\/detail$/);
  await openTab(page, 'Benefit summary');
  await asked;
});

it('API-5: one search sends one request; Back shows its rows at once, before the server responds', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test', { at: '/search-patients' });
  const search = searchOf(page);
  await search.seesRange('1–10 of 200');
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(...callOf(request.url()));
  });
  await search.box.fill(TAMSIN.memberId);
  await search.seesNames([TAMSIN.name]);
  expect(asked).toEqual(['/api/patient-management/practice/1/patient/search']);
  await search.row(TAMSIN.name).click();
  await patientOf(page).seesDue([
    'Amount due',
    '$30.00',
    'Past due',
    'Annual fee balance due',
    'Take payment',
  ]);
  const held: Route[] = [];
  await page.route(/\/patient\/search/, (route) => void held.push(route));
  await page.goBack();
  await search.seesNames([TAMSIN.name]);
  await expect.poll(() => held.length).toBe(1);
  await page.locator('[data-status=refreshing]').waitFor();
  await held[0]?.continue();
  await page.locator('[data-status=ready]').waitFor();
  await search.seesNames([TAMSIN.name]);
});
