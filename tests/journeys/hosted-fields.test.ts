import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAST_MONTH } from './accounts-page.ts';
import { it } from './support/journey.ts';

const NUMBER = '4000000000000002';

/** The card fields in a frame of the login page. */
async function framed(page: Page, origin?: string) {
  await page.goto('/login');
  await page.evaluate((asking) => {
    const heard: unknown[] = [];
    Reflect.set(globalThis, 'heard', heard);
    addEventListener('message', ({ data, origin: from }) => heard.push([from, data]));
    const frame = document.createElement('iframe');
    frame.title = 'Card details';
    frame.src = `/hosted-fields?${new URLSearchParams({ page: 'sandbox', origin: asking ?? location.origin, theme: 'purple', scheme: 'dark' })}`;
    document.body.prepend(frame);
  }, origin);
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').waitFor();
  return {
    fields,
    ask: (request: string) =>
      page.evaluate(
        (id) =>
          document
            .querySelector('iframe')
            ?.contentWindow?.postMessage({ type: 'card_ask', request: id }, '*'),
        request,
      ),
    /** The messages of a type that the page received. */
    heard: (type: string) =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(globalThis, 'heard') as [string, Record<string, unknown>][]).filter(
            ([, data]) => data['type'] === wanted,
          ),
        type,
      ),
  };
}

it('SCHEMA-5: a zip code is formatted when the user leaves the frame of the card for the page around it', async ({
  page,
}) => {
  const { fields } = await framed(page);
  const zip = fields.getByLabel('Zip');
  await zip.click();
  await page.keyboard.type('481041234');
  await page.getByLabel('Email').click();
  await expect.poll(() => zip.inputValue()).toBe('48104-1234');
});

it('SCHEMA-2.1, SCHEMA-5.1, SCHEMA-5.2: with the keyboard, a card is entered, the page receives only its token, and no page stores the number', async ({
  page,
  address,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').replaceAll(' ', '').includes(NUMBER))
      sent.push(new URL(request.url()).pathname);
  });
  const { fields, ask, heard } = await framed(page);
  expect(await fields.locator('html').getAttribute('data-theme')).toBe('purple');
  expect(await fields.locator('html').getAttribute('data-scheme')).toBe('dark');
  await ask('too-early');
  await fields.getByText('Card number is required').waitFor();
  expect(await fields.getByLabel('Expiration date').evaluate((field) => field.ariaInvalid)).toBe('true');
  await fields.getByText('Expiration Date is required').waitFor();
  await fields.getByText('Zip Code is required').waitFor();
  await fields.getByLabel('Card number').focus();
  await page.keyboard.type(NUMBER);
  await fields.getByText('Visa').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(LAST_MONTH.typed);
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('481');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard('card_key')).toEqual([[address, { type: 'card_key', key: 'Enter' }]]);
  await fields.getByText('Zip code must be 5 digits or 9 digits').waitFor();
  await page.keyboard.type('04');
  expect(await fields.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
  await ask('the-card');
  const card = {
    token: expect.stringMatching(/^tok_sandbox_approved_0002_1_[a-p]{16}$/),
    cardType: 1,
    lastFour: '0002',
    expirationDate: LAST_MONTH.shown,
    zipCode: '48104',
  };
  await expect
    .poll(() => heard('card_given'))
    .toEqual([[address, { type: 'card_given', request: 'the-card', card }]]);
  expect(await heard('card_not_given')).toEqual([
    [address, { type: 'card_not_given', request: 'too-early', reason: 'faulty' }],
  ]);
  expect(sent).toEqual(['/hosted-fields/tokens']);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/4000[ -]?0000[ -]?0000[ -]?0002|tok_sandbox/);
});

it('SCHEMA-2.2: a date shorter than MM/YY, or with a month other than 1 to 12, shows "Invalid expiration date"', async ({
  page,
}) => {
  const { fields } = await framed(page);
  const expiration = fields.getByLabel('Expiration date');
  for (const wrong of ['1', '12', '123', '0030', '1330']) {
    await expiration.fill(wrong);
    await fields.getByLabel('Security code').focus();
    await fields.getByText('Invalid expiration date').waitFor();
    await expiration.fill(LAST_MONTH.typed);
    await fields.getByLabel('Security code').focus();
    await fields.getByText('Invalid expiration date').waitFor({ state: 'detached' });
  }
});

it('FRAME-5: the card fields do not respond to a page whose origin differs from the one in their address', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/postMessage/);
  const { fields, ask, heard } = await framed(page, 'https://another.example');
  await fields.getByLabel('Card number').fill(NUMBER);
  await ask('a-stranger');
  expect(await fields.getByText('Zip Code is required').count()).toBe(0);
  expect(await heard('card_not_given')).toEqual([]);
  expect(await heard('card_fields_ready')).toEqual([]);
});
