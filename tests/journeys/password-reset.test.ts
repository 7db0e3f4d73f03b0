import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { press, tabTo } from './keyboard.ts';
import { openLogin } from './login-page.ts';
import { openEmailedLink } from './support/emailed-link.ts';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';

/** The field with a problem has the focus, so that a screen reader reads the problem when the page opens. */
async function hasFocus(page: Page, label: string, problem: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  const note = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).innerText()).toBe(problem);
}

it('LOGIN-9.7: with the keyboard, a user who forgot the password gets a link by email, and the page behind it checks the new password', async ({
  page,
  address,
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400 .* at \/password-reset/);
  await openLogin(page);
  await tabTo(page, 'Forgot password?');
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(await htmlErrors(await page.content())).toEqual([]);
  await tabTo(page, 'Email');
  await page.keyboard.type('front desk');
  await press(page, 'Enter');
  await page.getByText('Invalid email', { exact: true }).waitFor();
  await hasFocus(page, 'Email', 'Invalid email');
  await isClean(page, 'an invalid email');
  await page.getByLabel('Email').fill('frontdesk@bridgework.test');
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await isClean(page, 'the link is sent');

  const phone = await openEmailedLink(browser, address, {
    subject: 'Choose a new Bridgework password',
    recipient: 'frontdesk@bridgework.test',
  });
  await phone.getByText('For frontdesk@bridgework.test', { exact: true }).waitFor();
  expect(await htmlErrors(await phone.content())).toEqual([]);
  await isClean(phone, 'a new password');
  await phone.getByRole('link', { name: 'Back to sign in' }).waitFor();
  await tabTo(phone, 'New password');
  await phone.keyboard.type('Password1');
  await tabTo(phone, 'Confirm new password');
  await phone.keyboard.type('Password1');
  await press(phone, 'Enter');
  await phone.getByText('This password is too easy to guess. Choose another one.').waitFor();
  await hasFocus(phone, 'New password', 'This password is too easy to guess. Choose another one.');
  await isClean(phone, 'a password that is easy to guess');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const repeated = phone.getByLabel('Confirm new password');
  expect(await repeated.getAttribute('type')).toBe('password');
  await tabTo(phone, 'Show passwords');
  await press(phone, 'Space');
  expect(await repeated.getAttribute('type')).toBe('text');
  await press(phone, 'Space');
  expect(await repeated.getAttribute('type')).toBe('password');
  await phone.context().close();

  await tabTo(page, 'Back to sign in');
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
});
