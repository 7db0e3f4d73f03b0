import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountsOf, LAST_MONTH, LATER_MONTH, TEST_BANK_ACCOUNT, TEST_CARD } from './accounts-page.ts';
import { arrivesAt, isClean, isCleanInside } from './audited.ts';
import { press, pressTo, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { asksToLeave } from './shell-page.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';
import { smallTargets } from './touch-targets.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
/** Patients of the sample data whose accounts no other journey changes. */
const BY_MOUSE = '10000014';
const BY_KEYBOARD = '10000012';

it('API-9.1, API-9.2, DIALOG-3.5, FIELD-1.8, LAYOUT-14.1, PATIENT-1.6, SCHEMA-2.3, SCHEMA-3.3, SCHEMA-5.2: with the mouse, a card is rejected, added, edited, used for auto-renewal and removed; no card number reaches the API, and the card fields in their dialog suit a finger', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of (422|409)/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      sent.push(`${request.url()} ${request.postData()}`);
  });
  await storeSession(page, FRONT_DESK);
  const accounts = accountsOf(page);
  await accounts.open(BY_MOUSE);
  await page.goto('/view-patient/overview');
  const onFile = page.locator('.patient-card');
  await expect.poll(() => onFile.innerText()).toBe('Bank account ending in 9966');
  await onFile.click();
  await accounts.add.waitFor();
  await isClean(page, 'the accounts');
  await accounts.add.click();
  await accounts.fields.getByLabel('Card number').waitFor();
  await isClean(page, 'the dialog for a card');
  expect(await smallTargets(page)).toEqual([]);
  await isCleanInside(page, 'Card details', 'the fields of the card');
  const name = await accounts.dialog.getByLabel('Name on card').inputValue();
  await accounts.dialog.getByLabel('Name on card').fill('Al');
  await accounts.button('Add card').click();
  await page.getByText('Name/Surname must be at least 3 characters').waitFor();
  await accounts.dialog.getByLabel('Name on card').fill(name);
  await accounts.dialog.getByLabel('Name on card').pressSequentially('_');
  await accounts.dialog.getByText(/^You can only use/).waitFor();
  await pressSlowly(page, accounts.button('Add card'));
  await arrivesAt(page, 'Check the highlighted fields.');
  await accounts.fields.getByText('Card number is required').waitFor();
  await accounts.fields.locator('[name=number]:focus').waitFor();
  await isCleanInside(page, 'Card details', 'the messages below the card fields');
  await accounts.fillCard({ ...TEST_CARD, number: '4000000000006009' });
  await accounts.fields.getByLabel('Zip code').pressSequentially('x');
  const refusal = accounts.fields.getByText(/^You can only use/);
  await refusal.waitFor();
  await pressSlowly(page, accounts.button('Add card'), () => refusal.waitFor({ state: 'detached' }));
  await accounts.fields.getByText("The card couldn't be verified. Check it or use another one.").waitFor();
  await isCleanInside(page, 'Card details', 'the rejected card');
  await accounts.fields.locator('[name=number]:focus').waitFor();
  await page.getByText('Check the highlighted fields.').waitFor();
  await accounts.fillCard(TEST_CARD);
  await page.getByText('Check the highlighted fields.').waitFor({ state: 'detached' });
  await accounts.dialog.getByLabel('Nickname (optional)').fill('Family card');
  await accounts.button('Credit card Card type').click();
  await page.getByRole('option', { name: 'FSA card' }).click();
  await accounts.button('Add card').click();
  await accounts.isClosed();
  const row = page.locator('.table-row', { hasText: 'Visa ending in 0002' });
  await expect.poll(() => row.innerText()).toContain('FSA');
  expect(await row.innerText()).toContain('Family card');
  expect(await row.innerText()).toContain(LAST_MONTH.shown);
  await isClean(page, 'the added card');

  await accounts.actions('Visa ending in 0002').click();
  await accounts.item('Edit').waitFor();
  await isClean(page, 'the menu of the card');
  await accounts.item('Edit').click();
  await accounts.dialog.getByLabel('Expiration date').fill('0120');
  await accounts.dialog.getByLabel('Zip code').fill('481');
  await accounts.button('Save changes').click();
  await page.getByText('Payment Card expired').waitFor();
  await arrivesAt(page, 'Zip code must be 5 digits or 9 digits');
  await accounts.dialog.getByLabel('Expiration date').fill(LATER_MONTH.typed);
  await accounts.dialog.getByLabel('Zip code').fill('432151234');
  await accounts.button('Save changes').click();
  await accounts.isClosed();
  await expect.poll(() => row.innerText()).toContain(LATER_MONTH.shown);

  await accounts.actions('Visa ending in 0002').click();
  await accounts.item('Use for auto-renewal').click();
  await expect.poll(() => row.innerText()).toContain('Auto-renewal');
  await expect.poll(() => onFile.innerText()).toBe('Visa ending in 0002');
  await accounts.actions('Visa ending in 0002').click();
  expect(await accounts.item('Use for auto-renewal').count()).toBe(0);
  await accounts.item('Remove').click();
  await arrivesAt(page, 'Remove Visa ending in 0002?');
  await accounts.button('Remove').click();
  await arrivesAt(page, 'This payment method is set for auto-renewal. Choose another one first.');
  await accounts.button('Cancel').click();
  await accounts.isClosed();
  await accounts.actions('Bank account ending in 9966').click();
  await accounts.item('Use for auto-renewal').click();
  await expect.poll(() => row.innerText()).not.toContain('Auto-renewal');
  await accounts.actions('Visa ending in 0002').click();
  await accounts.item('Remove').click();
  await accounts.button('Remove').click();
  await accounts.isClosed();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => onFile.innerText()).toBe('Bank account ending in 9966');
  expect(sent.join('\n').replaceAll(' ', '')).not.toMatch(/40{14}2|400000000000600/);
});

it('DIALOG-3.4, DIALOG-3.6, ROUTE-8.10, DIALOG-3.2: with the keyboard, Escape asks before it discards a card, and the browser before it leaves; the card is added from its fields and removed; the focus stays with the accounts', async ({
  page,
}) => {
  await storeSession(page, FRONT_DESK);
  const accounts = accountsOf(page);
  await accounts.open(BY_KEYBOARD, '/view-patient/payment-method');
  await accounts.add.waitFor();
  await tabTo(page, 'Add card');
  await press(page, 'Enter');
  await accounts.fields.getByLabel('Card number').waitFor();
  await seesFocus(page, 'Name on card');
  await isClean(page, 'the dialog for a card');
  await press(page, 'Tab');
  await expect.poll(() => accounts.fields.locator(':focus').getAttribute('name')).toBe('number');
  expect(await asksToLeave(page)).toBe(false);
  await page.keyboard.type(TEST_CARD.number);
  await expect.poll(() => asksToLeave(page)).toBe(true);
  await press(page, 'Escape');
  await seesFocus(page, 'Keep editing');
  await isClean(page, 'the question before a card is discarded');
  await press(page, 'Enter');
  await expect.poll(() => accounts.fields.locator(':focus').getAttribute('name')).toBe('number');
  for (const [name, text] of [
    ['expiry', TEST_CARD.expiry],
    ['code', TEST_CARD.code],
    ['zip', TEST_CARD.zip],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect.poll(() => accounts.fields.locator(':focus').getAttribute('name')).toBe(name);
    await page.keyboard.type(text);
  }
  await isCleanInside(page, 'Card details', 'the fields of the card');
  await press(page, 'Enter');
  await accounts.isClosed();
  await expect.poll(() => asksToLeave(page)).toBe(false);
  await accounts.actions('Visa ending in 0002').waitFor();
  const uses = page
    .locator('.table-row', { hasText: 'Visa ending in 0002' })
    .locator('[data-name="Used for"]');
  expect(await uses.innerText()).toBe('One-time payments');
  await pressToPlace(page, 'Tab', accounts.actions('Visa ending in 0002'));
  await press(page, 'Enter');
  await seesFocus(page, 'Edit');
  await isClean(page, 'the menu of the card');
  await pressTo(page, 'End', 'Remove');
  await press(page, 'Enter');
  await seesFocus(page, 'Cancel');
  await isClean(page, 'the confirmation of the removal');
  await tabTo(page, 'Remove');
  await press(page, 'Enter');
  await accounts.isClosed();
  await accounts.actions('Visa ending in 0002').waitFor({ state: 'detached' });
  await seesFocus(page, 'Payment methods');
});

it('FRAME-5.2: with the keyboard, a bank account is entered twice and added by its token; the page never receives its number', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(TEST_BANK_ACCOUNT.account))
      sent.push(new URL(request.url()).pathname);
  });
  await storeSession(page, FRONT_DESK);
  const accounts = accountsOf(page);
  await accounts.open(BY_KEYBOARD);
  await tabTo(page, 'Add bank account');
  await press(page, 'Enter');
  await accounts.bankFields.getByLabel('Routing number').waitFor();
  await seesFocus(page, 'Name on account');
  await isClean(page, 'the dialog for a bank account');
  expect(await smallTargets(page)).toEqual([]);
  const { routing, account, zip } = TEST_BANK_ACCOUNT;
  for (const [name, text] of [
    ['routing', routing],
    ['zip', zip],
    ['account', account],
    ['accountAgain', `${account.slice(0, -1)}0`],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect.poll(() => accounts.bankFields.locator(':focus').getAttribute('name')).toBe(name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await accounts.bankFields.getByText('Account numbers don’t match').waitFor();
  await isCleanInside(page, 'Bank account details', 'the messages below the fields of a bank account');
  await accounts.bankFields.locator('[name=accountAgain]:focus').waitFor();
  await accounts.fillBankAccount(TEST_BANK_ACCOUNT);
  await press(page, 'Enter');
  await accounts.isClosed();
  const row = page.locator('.table-row', { hasText: 'Bank account ending in 6789' });
  await expect.poll(() => row.innerText()).toContain('No expiration');
  expect(sent).toEqual(['/hosted-fields/tokens']);
  await accounts.actions('Bank account ending in 6789').click();
  await accounts.item('Edit').click();
  await accounts.dialog.getByLabel('Name on account').waitFor();
  await accounts.button('Cancel').click();
  await accounts.actions('Bank account ending in 6789').click();
  await accounts.item('Remove').click();
  await accounts.button('Remove').click();
  await row.waitFor({ state: 'detached' });
});

it('DIALOG-1.1, DIALOG-1.2, DIALOG-2.2, DIALOG-3.2: Text To Pay asks for an email, says that nothing is sent yet, and each of its buttons only closes it', async ({
  page,
}) => {
  await storeSession(page, FRONT_DESK);
  await accountsOf(page).open(BY_KEYBOARD);
  const opener = page.getByRole('button', { name: 'Text To Pay' });
  const dialog = page.getByRole('dialog', { name: 'Text To Pay' });
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
  for (const leave of ['Send request', 'Cancel', 'Close', 'Enter']) {
    await opener.click();
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Nothing will be sent');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    expect(await email.inputValue()).toMatch(/@/);
    if (leave === 'Enter') await email.press('Enter');
    else await dialog.getByRole('button', { name: leave }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
  }
  expect(writes).toEqual([]);
});

/** Holds the mouse button at the lower edge of a button, until what the press changes is drawn. */
async function pressSlowly(page: Page, button: Locator, changed?: () => Promise<void>): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  await changed?.();
  for (const _ of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
}
