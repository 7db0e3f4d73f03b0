import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { press, seesFocus, tabTo } from './keyboard.ts';
import { patientOf } from './patient-page.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
/** No other journey reads these patients, because their records change. */
const GRETA = '10000190';
const MIREILLE = '10000115';
const CHANGED_BY_OTHERS = '10000016';
const SAVED = 'Member data updated successfully';

async function openForm(page: Page, memberId: string, path: string) {
  await openAs(page, FRONT_DESK, { at: path, memberId });
  const form = formOf(page);
  await form.field('First name').waitFor();
  return form;
}

const formOf = (page: Page) => ({
  field: (name: string) => page.getByRole('textbox', { name, exact: true }),
  save: page.getByRole('button', { name: 'Save changes' }),
  /** The message below a field. */
  said: (name: string, words: string) =>
    expect
      .poll(() =>
        page
          .getByRole('textbox', { name, exact: true })
          .evaluate(
            (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText,
          ),
      )
      .toBe(words),
});

it('API-8.1, SCHEMA-3.1, SCHEMA-3.2, SCHEMA-4.1, SCHEMA-5.1, SCHEMA-5.2, ROUTE-8.9, CONST-2.3, FIELD-1.7, FIELD-1.8: with the mouse, each field shows its error; a change is saved, and the patient’s page shows it', async ({
  page,
}) => {
  const { field, save, said } = await openForm(page, GRETA, '/view-patient/edit-member');
  expect(await save.isDisabled()).toBe(true);
  await isClean(page, 'the form');
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y;
  // What loads above moves both between two measurements.
  await expect.poll(async () => (await topOf('Address')) === (await topOf('About the patient'))).toBe(true);
  await field('First name').fill('Gr');
  await field('Last name').fill('Ac');
  await field('Phone').fill('555-0119');
  await field('Zip code').fill('9720');
  await save.click();
  await seesFocus(page, 'First name');
  await said('First name', 'Name must be at least 3 characters');
  await said('Last name', 'Surname must be at least 3 characters');
  await said('Phone', 'Phone Number must be at least 10 digits');
  await said('Zip code', 'Zip code must be 5 digits or 9 digits');
  for (const wrong of ['972011', '9720112', '97201123', '9720112345']) {
    await field('Zip code').fill('97201');
    await page.getByText('Zip code must be 5 digits or 9 digits').waitFor({ state: 'detached' });
    await field('Zip code').fill(wrong);
    await said('Zip code', 'Zip code must be 5 digits or 9 digits');
  }
  await field('Zip code').fill('');
  await said('Zip code', 'Zip Code is required');
  await isClean(page, 'the messages below the fields');
  await field('First name').fill('Gre');
  await page.getByText('Name must be at least 3 characters', { exact: true }).waitFor({ state: 'detached' });
  await field('First name').fill('Margaretha');
  await field('Last name').fill("O'Hara");
  await field('Phone').fill('(503) 555-0177');
  await field('Zip code').fill('972011234');
  await field('Street').fill('');
  await field('Street').pressSequentially('123 1/2 Main St, c/o Smith & Co');
  await field('Apartment or suite (optional)').fill('#4B (rear)');
  const state = page.getByRole('combobox', { name: 'State' });
  await state.fill('Mane');
  await save.click();
  await seesFocus(page, 'State');
  await page.getByText('Choose a state', { exact: true }).waitFor();
  expect(await state.inputValue()).toBe('Mane');
  await state.fill('maine');
  // Leaving the field removes its message. The button must not move away from under the pointer.
  await page.getByText('Save changes', { exact: true }).click();
  await page.getByText(SAVED, { exact: true }).waitFor();
  const patient = patientOf(page);
  await patient.heading('Patient overview').waitFor();
  await expect.poll(() => patient.name.innerText()).toBe("Margaretha O'Hara");
  await page.getByRole('link', { name: '(503) 555-0177', exact: true }).waitFor();
  await page.getByText('123 1/2 Main St, c/o Smith & Co', { exact: true }).waitFor();
  await page.getByText('#4B (rear)', { exact: true }).waitFor();
  await page.getByText(/, ME 97201-1234$/).waitFor();
});

it('API-8.1, SCHEMA-3.1, ROUTE-8.3: with the keyboard, /member/edit focuses a field with an error until it is valid', async ({
  page,
}) => {
  const { said } = await openForm(page, MIREILLE, '/member/edit');
  const write = async (text: string) => {
    await press(page, 'Control+A');
    await page.keyboard.type(text);
    await press(page, 'Enter');
  };
  await tabTo(page, 'First name');
  await write('Mi');
  await said('First name', 'Name must be at least 3 characters');
  await seesFocus(page, 'First name');
  await isClean(page, 'the field with an error');
  await page.keyboard.type('reille');
  await tabTo(page, 'City');
  await isClean(page, 'the form');
  await write('New Haven');
  await page.getByText(SAVED, { exact: true }).waitFor();
  await patientOf(page).heading('Patient overview').waitFor();
  await page.getByText(/^New Haven, /).waitFor();
});

it('API-8.2: after another user changed the patient first, the form has what they stored and keeps what the user typed, and the next save keeps both', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const { field, save } = await openForm(page, CHANGED_BY_OTHERS, '/member/edit');
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  const member = `/patient-management/practice/1/member/${CHANGED_BY_OTHERS}`;
  const { version } = (await api.get(`${member}/detail`)) as { version: number };
  await api.post(`${member}/update`, { lastName: 'Marlowe', version });
  await field('Street').fill('9 Quarry Lane');
  await save.click();
  await page.getByText('Someone else changed this patient', { exact: true }).waitFor();
  expect([await field('Last name').inputValue(), await field('Street').inputValue()]).toEqual([
    'Marlowe',
    '9 Quarry Lane',
  ]);
  const row = page.getByRole('table', { name: 'Stored now, and what you entered' }).getByRole('row').nth(1);
  await expect.poll(() => row.innerText()).toMatch(/^Street\s.*\s9 Quarry Lane$/);
  await expect.poll(() => patientOf(page).name.innerText()).toMatch(/ Marlowe$/);
  await isClean(page, 'what another user stored');
  await save.click();
  await page.getByText(SAVED, { exact: true }).waitFor();
  await expect.poll(() => patientOf(page).name.innerText()).toMatch(/ Marlowe$/);
  await page.getByText('9 Quarry Lane', { exact: true }).waitFor();
});

it('PATIENT-5, WIDGET-2, SESSION-2: typed text stays when another plan is chosen; leaving the form asks first, and after Discard it does not', async ({
  page,
}) => {
  const { field } = await openForm(page, '10000001', '/member/edit');
  const before = await field('City').inputValue();
  await field('City').fill('Elsewhere');
  await patientOf(page).changePlan.click();
  await page.getByRole('menuitemradio', { checked: false }).click();
  await page.getByText('Showing the plan you chose.', { exact: true }).waitFor();
  await patientOf(page).seesDue(['Amount due', '$0.00', 'Nothing due']);
  expect(await field('City').inputValue()).toBe('Elsewhere');
  const patient = patientOf(page);
  await patient.tab('Overview').click();
  const question = page.getByRole('dialog');
  await question.getByText('Your unsaved changes in Edit patient will be lost.', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field('City').inputValue()).toBe('Elsewhere');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect(await field('City').inputValue()).toBe(before);
  await patient.tab('Overview').click();
  await patient.heading('Patient overview').waitFor();
});
