import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountsOf } from './accounts-page.ts';
import { searchOf } from './search-page.ts';
import { TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

/** The fields whose text the browser would store: for later forms, or with the tab. */
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
