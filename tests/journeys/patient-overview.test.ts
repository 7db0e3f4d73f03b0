import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '#api/schema.d.ts';
import { seesFocus } from './keyboard.ts';
import { draftIsStored } from './marketplace-page.ts';
import { patientOf } from './patient-page.ts';
import { focusedWords, shellOf, TAMSIN } from './shell-page.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
/** Subscriber of a plan with two dependents, one of whom is a minor. */
const SØREN = '10000001';

async function openOverview(page: Page, memberId: string, email: SamplePerson = FRONT_DESK) {
  await openAs(page, email, { at: '/view-patient/overview', memberId });
  const members = page.locator('.overview-member');
  return {
    members,
    autoRenew: page.getByRole('switch', { name: 'Auto-renew' }),
    remove: (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true }),
    dialog: page.getByRole('dialog'),
    names: () => page.locator('.overview-member-name').allInnerTexts(),
  };
}

it('API-12.1, API-12.2, DIALOG-3.2: auto-renew is switched off and is off after a reload; a member is removed by the keyboard after a confirmation of the price, and the focus stays with the members', async ({
  page,
}) => {
  const { autoRenew, remove, dialog, names, members } = await openOverview(page, SØREN);
  await expect.poll(() => autoRenew.isChecked()).toBe(true);
  await page.getByText('Auto-renew', { exact: true }).click();
  await page
    .getByText('Auto-renew is off. The plan won’t renew at the end of its term.', { exact: true })
    .waitFor();
  await page.reload();
  await expect.poll(() => autoRenew.isChecked()).toBe(false);

  await expect.poll(names).toEqual(['Søren Iyer', 'Hollis Iyer', 'Ingrid Iyer']);
  expect(await members.nth(0).innerText()).toContain('Subscriber');
  expect(await members.nth(1).innerText()).toContain('Dependent');
  await remove('Hollis Iyer').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Remove Hollis Iyer from Gum Health Plus?', { exact: true }).waitFor();
  await dialog.getByText(/^The price for this term won’t change, and nothing is refunded\./).waitFor();
  await expect.poll(() => focusedWords(page)).toBe('Cancel');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await names()).toEqual(['Søren Iyer', 'Hollis Iyer', 'Ingrid Iyer']);
  await remove('Hollis Iyer').press('Enter');
  await expect.poll(() => focusedWords(page)).toBe('Cancel');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedWords(page)).toBe('Remove member');
  await page.keyboard.press('Enter');
  await page.getByText('Hollis Iyer was removed from the plan.', { exact: true }).waitFor();
  await expect.poll(names).toEqual(['Søren Iyer', 'Ingrid Iyer']);
  await dialog.waitFor({ state: 'detached' });
  await seesFocus(page, 'Covered members');
});

/** A subscriber whose plan is paid monthly, at the end of the list. */
async function monthlySubscriber(address: string) {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  const practice = '/patient-management/practice/1';
  const search = `${practice}/patient/search?Status=Active&PageSize=50&SortField=memberId&SortOrder=desc`;
  const { results } = (await api.get(search)) as { results: { memberId: string }[] };
  for (const { memberId } of results) {
    const summary = await api.get(`${practice}/member/${memberId}/summary`);
    const [found] = (summary as components['schemas']['PatientSummary']).activePlans;
    const isMonthly = found?.plan.properties.scheduleDate !== undefined;
    if (found && isMonthly && found.plan.relationship === 'Self') return { memberId, plan: found.plan.name };
  }
  throw new Error('The sample has no plan that is paid monthly.');
}

it('API-12.3: a plan that is paid monthly is canceled by the keyboard after a confirmation of what happens; the overview says since when, and offers to renew it', async ({
  page,
  address,
}) => {
  const { memberId, plan } = await monthlySubscriber(address);
  const { dialog, autoRenew } = await openOverview(page, memberId);
  const cancel = page.getByRole('button', { name: 'Cancel plan', exact: true });
  await cancel.press('Enter');
  await dialog.getByText(`Cancel ${plan}?`, { exact: true }).waitFor();
  await dialog.getByText(/^Benefits end today for /).waitFor();
  await dialog
    .getByText(
      'Payments already made aren’t refunded automatically. If the terms promise a refund, make it on Transactions.',
    )
    .waitFor();
  await expect.poll(() => focusedWords(page)).toBe('Keep plan');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await cancel.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).press('Enter');
  await page.getByText('The plan was canceled. No more payments will be charged.', { exact: true }).waitFor();
  await page.getByText(/^Canceled \d\d\/\d\d\/\d{4}\. Renew it to restore benefits\.$/).waitFor();
  await page.getByRole('link', { name: 'Renew plan', exact: true }).waitFor();
  await page.getByText(`Plan canceled: ${plan}`, { exact: true }).waitFor();
  expect([await cancel.count(), await autoRenew.count()]).toEqual([0, 0]);
});

it('API-12.3: the confirmation of a cancellation names what is still due', async ({ page }) => {
  const { dialog } = await openOverview(page, TAMSIN.memberId);
  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
  await dialog
    .getByText(
      '$30.00 is still due and will be written off. To collect it, take the payment before you cancel the plan.',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Keep plan' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('PATIENT-1: the head calls and emails the patient, and copies the member ID, the phone and the email', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOverview(page, TAMSIN.memberId);
  const head = page.getByRole('region', { name: 'Patient', exact: true });
  const phone = head.getByRole('link', { name: '(207) 555-0168' });
  await phone.waitFor();
  expect(await phone.getAttribute('href')).toBe('tel:+12075550168');
  const email = 'tamsin.achterberg114@mail.test';
  expect(await head.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  for (const [fact, text] of [
    ['member ID', TAMSIN.memberId],
    ['phone', '(207) 555-0168'],
    ['email', email],
  ] as const) {
    await head.getByRole('button', { name: `Copy ${fact}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await head
      .getByRole('status')
      .getByText(/ copied$/)
      .first()
      .waitFor();
  }
});

it('PATIENT-1.2, SESSION-2: the tab’s title has initials and member ID, and View, or a name in the head, opens the page of another member of the plan', async ({
  page,
}) => {
  const { members } = await openOverview(page, '10000078');
  const patient = patientOf(page);
  await expect.poll(() => patient.name.innerText()).toBe('Cyrus Achterberg');
  const name = await members.nth(1).locator('.overview-member-name').innerText();
  const count = await members.count();
  await members
    .nth(1)
    .getByRole('button', { name: `View ${name}` })
    .press('Enter');
  await expect.poll(() => patient.name.innerText()).toBe(name);
  await seesFocus(page, 'Patient overview');
  await expect.poll(() => members.count()).toBe(count);
  expect(await members.first().innerText()).toContain('Dependent');
  await members.getByRole('button', { name: 'View Cyrus Achterberg' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\p{Lu}A \d{8} · Patient overview · Bridgework$/u);

  await openOverview(page, '10000078');
  await expect.poll(() => page.title()).toBe('CA 10000078 · Patient overview · Bridgework');
  await patient.tab('Transactions').click();
  await patient.heading('Transactions').waitFor();
  await expect.poll(() => page.title()).toBe('CA 10000078 · Transactions · Bridgework');
  const bar = page.locator('.patient-bar-who');
  expect(await bar.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 500 });
  const scrolledBar = async () => {
    await page.mouse.wheel(0, 2000);
    return bar.innerText();
  };
  await expect.poll(scrolledBar).toContain('Cyrus Achterberg');
  await page.locator('.patient-head').getByRole('button', { name, exact: true }).click();
  await expect.poll(() => patient.name.innerText()).toBe(name);
});

it('ENTITY-3.6, FRAME-1, ROUTE-2, ROUTE-8.11, ROUTE-8.12, API-21.24: Renew and Add member open the marketplace with ids only; Purchase, Explore and Compare show the plans for the selected patient, and a compared plan is the one that is sold', async ({
  page,
}) => {
  await openOverview(page, TAMSIN.memberId, 'admin@bridgework.test');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  expect(await link('Renew plan').getAttribute('href')).toBe('/widget/renewal?member_id=10000114&plan_id=73');
  expect(await link('Add member').getAttribute('href')).toBe(
    '/widget/add-member?member_id=10000114&plan_id=73&plan_type=Ad-hoc',
  );
  const plan = (await page.locator('.patient-plan .patient-value').innerText()).replace(/\s*Active$/, '');
  await link('Renew plan').click();
  await shellOf(page).heading.getByText('Renew a plan', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?member_id=10000114&plan_id=73');

  await page.goBack();
  const frame = page.frameLocator('.marketplace-frame-page');
  const compared = async () => {
    await frame.getByRole('region', { name: 'Patient' }).getByText(TAMSIN.name).waitFor();
    // A click misses a button that moves while the page takes its height.
    await frame.getByRole('button', { name: /^Show all \d+ plans$/ }).press('Enter');
    await frame.getByRole('button', { name: 'Show fewer plans' }).waitFor();
    const table = frame.getByRole('table', { name: 'Plans compared' });
    const cells = await table.locator('td[data-name="Plan"]').allInnerTexts();
    return cells.map((text) => text.split('\n')[0] ?? '').sort();
  };
  const choiceOf = (name: string) => frame.getByRole('button', { name: `${name} Plan`, exact: true });
  await link('Compare plans').press('Enter');
  const plans = await compared();
  expect(plans.length).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/view-patient/compare-plans');
  const current = frame.getByRole('row', { name: /Current plan/ });
  expect(await current.locator('td[data-name="Plan"]').allInnerTexts()).toEqual([`${plan}\nCurrent plan`]);
  await page.goto('/view-patient/explore-plans');
  expect(await compared()).toEqual(plans);

  await page.goto('/view-patient/purchase-plan');
  await frame.getByRole('heading', { name: `Plan for ${TAMSIN.name}` }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/view-patient/purchase-plan');
  await frame.getByRole('button', { name: / Plan$/ }).click();
  await expect.poll(async () => (await frame.getByRole('option').allInnerTexts()).sort()).toEqual(plans);

  await page.goBack();
  const wanted = plans.at(-1) ?? '';
  expect(await compared()).toEqual(plans);
  await frame.getByRole('link', { name: `Choose ${wanted}` }).click();
  await frame.getByRole('heading', { name: `Plan for ${TAMSIN.name}` }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?member_id=10000114&offer_id=\d+$/);
  await choiceOf(wanted).click();
  const priced = page.waitForResponse((response) => response.url().endsWith('/quote'));
  await frame.getByRole('option', { name: plans[0] ?? '', exact: true }).click();
  await priced;
  await draftIsStored(page);
  await page.reload();
  await choiceOf(plans[0] ?? '').waitFor();
});
