import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { seesFocus } from './keyboard.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const ADA = RECEIVED_MEMBER.userId;
const CITY = 'St. Paul (West) / #4!';

/** The form that edits a member, with the record that the test sends. */
async function openForm(page: Page) {
  const record = { ...RECEIVED_MEMBER, address: { ...RECEIVED_MEMBER.address, city: CITY } };
  await page.route(`**/member/${ADA}/detail`, (route) => route.fulfill({ json: record }));
  await openAs(page, FRONT_DESK, { at: '/member/edit', memberId: ADA });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('First name').waitFor();
  return { field, save: page.getByRole('button', { name: 'Save changes' }) };
}

/** Types each character on its own into the empty field, and returns the accepted ones. */
async function acceptedBy(page: Page, field: Locator, characters: string): Promise<string> {
  let accepted = '';
  for (const character of characters) {
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(character);
    accepted += await field.inputValue();
  }
  return accepted;
}

const TYPED = `AZ09 .'-éЖ漢_@!/#"+`;

it('FIELD-1.1, FIELD-1.2, CONST-2.1: a text field accepts 25 letters, digits, spaces and periods by default, and not a 26th', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK, { at: '/view-patient/manage-payments', memberId: ADA });
  await page.getByRole('button', { name: 'Add card' }).click();
  await seesFocus(page, 'Name on card');
  const nickname = page.getByRole('textbox', { name: 'Nickname (optional)' });
  await nickname.pressSequentially('abcdefghijklmnopqrstuvwxyz');
  expect(await nickname.inputValue()).toBe('abcdefghijklmnopqrstuvwxy');
  expect(await acceptedBy(page, nickname, TYPED)).toBe('AZ09 .');
});

it('FIELD-1.4: a name also accepts letters of any script, apostrophe and hyphen; a rejected key leaves the cursor where it was; a date can be typed with hyphens', async ({
  page,
}) => {
  const { field } = await openForm(page);
  expect(await acceptedBy(page, field('Last name'), TYPED)).toBe(`AZ09 .'-éЖ漢`);
  const email = field('Email (optional)');
  await email.fill('front.test');
  await email.press('Home');
  for (const _ of 'front') await email.press('ArrowRight');
  await page.keyboard.type("'@");
  expect(await email.inputValue()).toBe('front@.test');
  await field('Date of birth').fill('');
  await field('Date of birth').pressSequentially('1-25-1980');
  expect(await field('Date of birth').inputValue()).toBe('01/25/1980');
  await field('Date of birth').fill('');
  await field('Date of birth').pressSequentially('1/5/19');
  // The user works in another window for a moment.
  await field('Date of birth').dispatchEvent('focusout');
  await field('Date of birth').pressSequentially('85');
  expect(await field('Date of birth').inputValue()).toBe('01/05/1985');
  await field('Date of birth').fill('');
  await field('Date of birth').pressSequentially('1/5/85');
  await page.keyboard.press('Tab');
  await expect.poll(() => field('Date of birth').inputValue()).toBe('01/05/1985');
});

it('FIELD-1.5, FIELD-2.1: a value from the server stays as it is; typed text is sent trimmed, with single spaces', async ({
  page,
}) => {
  const { field, save } = await openForm(page);
  expect(await field('City').inputValue()).toBe(CITY);
  await field('City').focus();
  await field('First name').fill('  Ann   Marie  ');
  await field('Last name').focus();
  expect(await field('City').inputValue()).toBe(CITY);
  await page.route('**/update', (route) =>
    route.fulfill({ json: { message: 'Member data updated successfully' } }),
  );
  const sent = page.waitForRequest('**/update');
  await save.click();
  const body: Record<string, unknown> = (await sent).postDataJSON();
  expect(body['firstName']).toBe('Ann Marie');
  expect(JSON.stringify(body)).not.toContain('St. Paul');
});

it('FIELD-2.4: a search field that is not required is not validated', async ({ page }) => {
  await openAs(page, FRONT_DESK, { at: '/search-patients' });
  await page.getByText('Filters', { exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('not-an-email');
  await page.getByRole('textbox', { name: 'Last name' }).focus();
  expect(await email.getAttribute('aria-invalid')).not.toBe('true');
  expect(await page.getByText('Invalid email').count()).toBe(0);
});

it.for([
  ['frontdesk@bridgework.test', '/member/edit', 'Email (optional)', 'City'],
  ['admin@bridgework.test', '/practice', 'Email', 'Address'],
] as const)(
  'FIELD-2.4, ERR-1.6: for %s, %s validates an optional email only on the server, whose message shows at the field, and loses nothing',
  async ([user, at, label, other], { page, pageErrors }) => {
    pageErrors.expect(/status of 400/);
    await openAs(page, user, { at, memberId: ADA });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(other).fill('Dayton');
    await field(label).fill('help@');
    await field(other).focus();
    expect(await field(label).getAttribute('aria-invalid')).not.toBe('true');
    expect(await page.getByText('Invalid email').count()).toBe(0);
    const refusal = page.waitForResponse((response) => response.status() === 400);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await refusal;
    await page.getByText('Invalid email', { exact: true }).waitFor();
    expect(await field(label).getAttribute('aria-invalid')).toBe('true');
    expect([await field(other).inputValue(), await field(label).inputValue()]).toEqual(['Dayton', 'help@']);
  },
);
