import type { FrameLocator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#domain/date/day.ts';
import { fillBankAccount, fillCard, TEST_BANK_ACCOUNT, TEST_CARD } from './accounts-page.ts';
import { apiOf } from './support/api.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

/** The lines of the order or of the receipt. */
export const factsIn = async (frame: FrameLocator | Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await frame.locator('.description').allInnerTexts()).map((text) => text.split('\n').filter(Boolean)),
  );

/** The marketplace in the portal's page. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe.marketplace-frame-page');

/** What a frame on the marketplace server received. */
export const gotIn = (page: Page): Promise<string> => frameOf(page).locator('#got').innerText();

/** The log of the frame's messages for support, newest first. */
export const messagesIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Frame messages' })
    .locator('td[data-name="What happened"]')
    .allInnerTexts();

export const VERA = {
  'First name': 'Vera',
  'Last name': 'Achterberg',
  'Date of birth': '02111984',
  Phone: '6145550119',
  'Email (optional)': 'vera.a@example.test',
  Street: '12 Alder Street',
  City: 'Portland',
};

export async function enter(
  place: FrameLocator | Page,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).pressSequentially(text);
}

/** Fills in state and zip code, and continues to the plan. */
export async function enterState(place: FrameLocator | Page): Promise<void> {
  await place.getByRole('combobox', { name: 'State' }).pressSequentially('Maine');
  await place.getByRole('option', { name: 'Maine (ME)' }).click();
  await enter(place, { 'Zip code': '04101' });
  await place.getByRole('button', { name: 'Continue to plan' }).click();
}

export async function addToFamily(
  place: FrameLocator | Page,
  firstName: string,
  birthDate: string,
): Promise<void> {
  await enter(place, { 'First name': firstName, 'Last name': 'Achterberg', 'Date of birth': birthDate });
  await place.getByRole('button', { name: 'Add person' }).click();
  await place.getByText(`${firstName} Achterberg`).first().waitFor();
}

export async function addNewCard(place: FrameLocator | Page, name: string): Promise<void> {
  await place.getByRole('button', { name: 'Add card' }).click();
  await enterNewCard(place, name);
}

export async function addBankAccount(place: FrameLocator | Page, name: string): Promise<void> {
  await place.getByRole('button', { name: 'Add bank account' }).click();
  await fillBankAccount(place, TEST_BANK_ACCOUNT);
  const dialog = place.getByRole('dialog');
  await dialog.getByLabel('Name on account').fill(name);
  await dialog.getByRole('button', { name: 'Add bank account' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in the open dialog, and submits it by Enter in a card field, where Escape asks first (DIALOG-3.4). */
export async function enterNewCard(place: FrameLocator | Page, name: string): Promise<void> {
  await fillCard(place, TEST_CARD);
  const dialog = place.getByRole('dialog', { name: 'Add a card' });
  await dialog.getByLabel('Name on card').fill(name);
  const field = place.frameLocator('iframe[title="Card details"]').getByLabel('Zip code');
  await field.press('Escape');
  await place.getByRole('button', { name: 'Keep editing' }).click();
  await field.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Like `enterNewCard`, but the response is lost. The sale then offers the card. */
export async function enterUnconfirmedCard(place: FrameLocator, page: Page, name: string): Promise<void> {
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort('failed');
  };
  await page.route('**/payment-accounts', loseResponse, { times: 1 });
  await enterNewCard(place, name);
  await page.getByText('We couldn’t confirm that the card was added').waitFor();
  await choose(place, 'Payment method', /ending in 0002/);
}

/** Waits for the price of the order. */
export const isPriced = (place: FrameLocator | Page): Promise<void> =>
  place.locator('.sale-quote[aria-busy="false"]').waitFor();

/** Waits for the plan's price. */
export async function choosePlan(place: FrameLocator | Page): Promise<void> {
  await place.getByRole('button', { name: 'Choose a plan Plan', exact: true }).click();
  await place.getByRole('option', { name: 'Bright Start', exact: true }).click();
  await isPriced(place);
}

/** Accepts the terms and pays. Returns the receipt. */
export async function payIn(place: FrameLocator | Page, sold: string): Promise<Record<string, string>> {
  await place.getByText('The patient accepts the terms').click();
  await place.getByRole('button', { name: /^Charge \$/ }).waitFor();
  const { 'Due now': due } = await factsIn(place);
  await place.getByRole('button', { name: `Charge ${due}` }).click();
  await place.getByText(sold).waitFor();
  const receipt = await factsIn(place);
  expect(receipt['Paid']).toBe(due);
  return receipt;
}

/** Encrypting a draft takes a moment: resolves once the stored draft has not changed for a second. */
export async function draftIsStored(page: Page): Promise<void> {
  let before: string | null = null;
  let timesSame = 0;
  const isSame = async () => {
    const last = before;
    before = await page.evaluate(() => sessionStorage.getItem('sale'));
    timesSame = before !== null && before === last ? timesSame + 1 : 0;
    return timesSame;
  };
  await expect.poll(isSame, { interval: 200 }).toBeGreaterThanOrEqual(5);
}

/** A card of the patient with a given behavior in the sandbox. */
export async function addCard(
  address: string,
  memberId: string,
  behavior: string,
  digits: string,
): Promise<void> {
  const api = await apiOf(address, 'frontdesk@bridgework.test', SAMPLE_PASSWORD);
  await api.post(`/patient-management/practice/1/member/${memberId}/payment-accounts`, {
    token: `tok_sandbox_${behavior}_${digits}_1_x`,
    accountType: 'Credit Card',
    name: 'Vera Talbot',
    zipCode: '43215',
    expirationDate: '08/31',
  });
}

export async function transactionsOf(
  api: Awaited<ReturnType<typeof apiOf>>,
  memberId: string,
): Promise<{ id: string; charge: number; paymentStatus: string }[]> {
  const path = `/patient-management/practice/1/member/${memberId}/plan/transactions`;
  return Reflect.get(Object(await api.get(path)), 'results');
}

export async function choose(frame: FrameLocator, label: string, option: RegExp): Promise<void> {
  await frame.getByRole('button', { name: label }).click();
  await frame.getByRole('option', { name: option }).click();
}

/** Sets a new fee for one person on a plan, in dollars, from a day at least 60 days ahead. */
export async function raiseFee(
  address: string,
  planId: string,
  newFee: number,
  effectiveDate: string,
): Promise<void> {
  const api = await apiOf(address, 'admin@bridgework.test', SAMPLE_PASSWORD);
  await api.post(`/admin/organization/1/practice/1/plan-fees/${planId}/increase`, {
    coverageLevelId: 'one',
    rateIncreaseType: 1,
    newFee,
    communicationSendDate: addDays(effectiveDate, -60),
    effectiveDate,
  });
}
