import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountsOf, TEST_CARD } from './accounts-page.ts';
import { searchOf } from './search-page.ts';
import { logOut, shellOf, TAMSIN } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { it } from './support/journey.ts';
import { openProfile } from './support/profile.ts';
import { signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

/** The fields whose text the browser would store: for later forms, and with the tab. */
const storedFields = (page: Page | Frame) =>
  page
    .locator('input:not([type=checkbox], [type=radio])')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => input.getAttribute('autocomplete') !== 'off')
        .map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
    );

const cardFrame = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe[title="Card details"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame with card fields.');
  return frame;
};

it('FRAME-5, API-5, API-8: no field for a patient or a card lets the browser store its text', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK, { at: '/search-patients' });
  await searchOf(page).filters.click();
  await searchOf(page).field('Email').waitFor();
  expect(await storedFields(page)).toEqual([]);
  await openAs(page, FRONT_DESK, { at: '/view-patient/edit-member', memberId: TAMSIN.memberId });
  await page.getByRole('textbox', { name: 'Phone' }).waitFor();
  expect(await storedFields(page)).toEqual([]);
  const accounts = accountsOf(page);
  await accounts.open(TAMSIN.memberId);
  await accounts.add.click();
  await accounts.fields.getByLabel('Card number').waitFor();
  expect([...(await storedFields(page)), ...(await storedFields(await cardFrame(page)))]).toEqual([]);
});

it('FRAME-5, SESSION-5: a browser profile on disk has no text of a search and no card number, while the card dialog is open and after sign-out', async ({
  address,
}) => {
  const born = await birthDateOf(address, TAMSIN.memberId);
  const profile = await openProfile(address);
  try {
    const { context, written } = profile;
    const [page = await context.newPage()] = context.pages();
    await signIn(page, FRONT_DESK);
    await shellOf(page).item('Manage Patients').click();
    const search = searchOf(page);
    await search.seesRange('1–10 of 200');
    await search.box.fill('614-555-0119');
    await search.reads('phone (614) 555-0119');
    await search.box.fill('');
    await search.filters.click();
    await search.field('Date of birth').fill(born.digits);
    await search.field('Email').fill('tamsin.achterberg114@mail.test');
    await search.seesNames([TAMSIN.name]);
    await search.row(TAMSIN.name).click();
    const accounts = accountsOf(page);
    await accounts.open(TAMSIN.memberId);
    await accounts.add.click();
    await accounts.fillCard(TEST_CARD);
    // The browser writes its tabs late. The control text proves that page and frame are on disk.
    const control = 'typed-into-the-control-field';
    await (await cardFrame(page)).evaluate(() => document.body.append(document.createElement('input')));
    await accounts.fields.locator('input:not([name])').fill(control);
    await page.evaluate((text) => sessionStorage.setItem('control', text), control);
    const areWritten = () => written.every((folder) => profile.filesWith(control, folder).length > 0);
    await expect.poll(areWritten).toBe(true);
    const shown = await accounts.fields.getByLabel('Card number').inputValue();
    const typed = [
      ...[TEST_CARD.number, shown, '614-555-0119', 'tamsin.achterberg114@mail.test'],
      ...[born.iso, born.written, TAMSIN.name, 'achterb', 'Achterb'],
    ];
    const found = () => typed.map((text) => [text, profile.filesWith(text)]);
    expect(found()).toEqual(typed.map((text) => [text, []]));
    await accounts.button('Cancel').click();
    await accounts.isClosed();
    await logOut(page);
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    await context.close();
    expect(found()).toEqual(typed.map((text) => [text, []]));
  } finally {
    await profile.remove();
  }
});
