import { expect } from 'vitest';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

it('the HTML that the server sends is valid', async ({ address }) => {
  for (const path of ['/', '/login', '/search-patients', '/docs']) {
    const reply = await fetch(`${address}${path}`);
    expect([path, await htmlErrors(await reply.text())]).toEqual([path, []]);
  }
});

it('the pages that the browser shows are valid', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  expect(await htmlErrors(await page.content())).toEqual([]);
  await signIn(page, 'admin@bridgework.test');
  expect(await htmlErrors(await page.content())).toEqual([]);
});
