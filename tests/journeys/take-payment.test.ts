import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountsOf, TEST_CARD } from './accounts-page.ts';
import { arrivesAt, isClean } from './audited.ts';
import { patientOf } from './patient-page.ts';
import { FRONT_DESK, payerAt, paymentOf } from './payment-page.ts';
import { searchOf } from './search-page.ts';
import { selectMember } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { openedReceipt, transactionsOf } from './transactions-page.ts';

/** Patients of the sample data who owe 30.00, each reserved for one journey. */
const FRANÇOIS = '10000189';
const GRETA = '10000176';
const ARLO = '10000151';

const NOT_CHECKED = 'We couldn’t check this payment yet. Don’t charge again.';

const stepHasFocus = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('group', { name }).evaluate((step) => step === document.activeElement))
    .toBe(true);

it('MISSION-1.3, ROUTE-8.2, SCHEMA-1.1, SCHEMA-1.2, API-10.3: a patient who is past due is found, declined by one account, and charged once on another by a double click; each step has the focus, and the receipt opens', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 422/);
  const payer = await payerAt(address, FRANÇOIS, ['declined', 'approved']);
  const before = await payer.attempts();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/take-payment')) keys.push(request.headers()['idempotency-key']);
  });
  await openAs(page, FRONT_DESK, { at: '/search-patients' });
  const search = searchOf(page);
  const payment = paymentOf(page);
  const list = transactionsOf(page);
  const patient = patientOf(page);
  await search.box.fill('François Hashimoto');
  await search.seesNames(['François Hashimoto']);
  await isClean(page, 'the patient who is found');
  await search.row('François Hashimoto').click();
  await arrivesAt(page, 'Past due');
  await patient.tab('Transactions').click();
  await list.rows.first().waitFor();
  const listedBefore = await list.rows.count();
  await patient.tab('Overview').click();
  await page.getByRole('link', { name: 'Take payment' }).click();
  await page.getByText('Other amount').click();
  await payment.button('Review payment').click();
  await payment.sees('Amount is required.');
  const amount = page.getByRole('textbox', { name: 'Amount to charge' });
  await amount.fill('0');
  await payment.sees('Amount cannot be zero.');
  await amount.fill('31');
  await amount.press('Tab');
  await arrivesAt(page, 'Enter $30.00 or less.');
  await page.getByText('Amount due: $30.00').click();
  await payment.choose('9000');
  await payment.button('Review payment').click();
  await arrivesAt(page, 'Confirm payment');
  await stepHasFocus(page, 'Confirm payment');
  const review = await page.locator('.payment form').innerText();
  expect(review.split(/\n+/)).toEqual(
    expect.arrayContaining(['François Hashimoto', '$30.00', 'Bank account ending in 9000']),
  );
  await payment.button('Charge $30.00').click();
  await arrivesAt(page, 'Nothing was charged');
  await stepHasFocus(page, 'Nothing was charged');
  await payment.sees('The card was declined: insufficient funds. Try another card.');
  const lastPayment = page
    .locator('.payment-facts section', { hasText: 'Last payments' })
    .getByRole('listitem')
    .first();
  await expect
    .poll(() => lastPayment.innerText())
    .toMatch(
      /Failed\s+\$30\.00\s+Tried \d\d\/\d\d\/\d{4} · Bank account ending in 9000\s+Insufficient funds$/,
    );
  await payment.button('Use another payment method').click();
  await payment.choose('9001');
  await payment.button('Review payment').click();
  await payment.button('Charge $30.00').dblclick();
  await arrivesAt(page, 'Payment received');
  await stepHasFocus(page, 'Payment received');
  await payment.sees('$30.00 from François Hashimoto');
  const facts = (await page.locator('.payment dl').innerText()).split(/\n+/);
  expect(facts.slice(0, 4)).toEqual([
    'Plan',
    'Bright Start',
    'Payment method',
    'Bank account ending in 9001',
  ]);
  expect(facts.slice(4, 8)).toEqual([
    'Date and time',
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M E[SD]T$/),
    'Transaction',
    expect.stringMatching(/^\d+$/),
  ]);
  await expect
    .poll(() => lastPayment.innerText())
    .toMatch(/Paid\s+\$30\.00\s+.* · Bank account ending in 9001$/);
  const emailed = page.waitForResponse((response) => response.url().endsWith('/email'));
  await payment.button('Email receipt').click();
  expect((await emailed).status()).toBe(200);
  await payment.sees('Email sent successfully');
  await page.getByText('Nothing due').waitFor();
  await page.locator('.payment .description', { hasText: /^Remaining balance\s*\$0\.00$/ }).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect((await payer.attempts()).length - before.length).toBe(2);
  const receipt = await openedReceipt(page, () => payment.button('Print receipt').click());
  expect(receipt.name).toMatch(/^Receipt \d+ 20\d\d-\d\d-\d\d\.pdf$/);
  await patient.tab('Transactions').click();
  await expect.poll(() => list.rows.count()).toBe(listedBefore + 2);
  await isClean(page, 'transactions');
});

it('API-10.2, API-10.5: a payment whose response is lost is checked automatically, over a reload and in a second tab, and charges once', async ({
  page,
  context,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  const payer = await payerAt(address, ARLO, ['approved']);
  const before = await payer.attempts();
  await storeSession(page, FRONT_DESK);
  const payment = paymentOf(page);
  const sent: string[] = [];
  await payment.open(ARLO);
  await payment.choose('9000');
  await payment.button('Review payment').click();
  await context.route('**/take-payment', async (route) => {
    sent.push(route.request().url());
    // Leaving the page aborts its request.
    await route.fetch().catch(() => undefined);
    await route.abort('failed').catch(() => undefined);
  });
  await context.route('**/payment/*/state', (route) => route.abort('failed'));
  await payment.button('Charge $30.00').click();
  await arrivesAt(page, NOT_CHECKED);
  await page.getByText(/^We can’t reach Bridgework right now.*Check your internet connection\.$/).waitFor();
  await page.getByText(/^You confirmed it on \d\d\/\d\d\/\d{4} at \d{1,2}:\d\d [AP]M E[SD]T\./).waitFor();
  expect(await page.getByRole('button', { name: /^Charge/ }).count()).toBe(0);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.startsWith('payment.')),
  );
  expect(kept).toHaveLength(1);
  const words = JSON.stringify(kept).replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{13}/g, '');
  expect(words).not.toMatch(/Arlo|Vasquez|9000/);
  await page.reload();
  await payment.sees(NOT_CHECKED);
  const second = await context.newPage();
  const other = paymentOf(second);
  await second.goto('/');
  await second.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await other.open(ARLO);
  await other.sees(NOT_CHECKED);
  await second.close();
  await context.unroute('**/payment/*/state');
  await payment.sees('Payment received');
  expect(sent).toHaveLength(1);
  expect((await payer.attempts()).slice(0, 1)).toEqual([[30, 'Paid']]);
  expect((await payer.attempts()).length - before.length).toBe(1);
  const keeps = () =>
    page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('payment.')));
  await expect.poll(keeps).toBe(false);
});

it('API-10: the bar of a scrolled patient page takes a payment; after another user has taken it, the page shows no balance due', async ({
  page,
}) => {
  await storeSession(page, FRONT_DESK);
  await selectMember(page, GRETA);
  let amountDue = 30;
  let isHeld: Promise<void> | undefined;
  let answer: () => void = () => undefined;
  await page.route('**/payment/due', async (route) => {
    await isHeld;
    await route.fulfill({ json: { amountDue } });
  });
  await page.goto('/view-patient/overview');
  const takePayment = page.getByRole('link', { name: 'Take payment', exact: true });
  await takePayment.waitFor();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole('heading', { name: 'Notes' }).scrollIntoViewIfNeeded();
  const inBar = page.locator('.patient-bar').getByRole('link', { name: 'Take payment' });
  await inBar.waitFor();
  await isClean(page, 'the bar of a patient');
  amountDue = 0;
  isHeld = new Promise((resolve) => {
    answer = resolve;
  });
  await inBar.click();
  const payment = paymentOf(page);
  await payment.sees('Amount due: $30.00');
  answer();
  await payment.sees('No balance due on this plan.');
  expect(await payment.button('Review payment').count()).toBe(0);
  await page.getByRole('link', { name: 'Go to overview' }).click();
  await page.waitForURL((url) => url.pathname === '/view-patient/overview');
  await payment.sees('Nothing due');
  expect(await page.getByRole('link', { name: 'Take payment' }).count()).toBe(0);
});

it('API-9.1, API-10.5, API-10.8: a typed amount stays while a card is added, and is only discarded after a confirmation; the card is chosen; a payment with it that never reached the server is charged only by the button with the amount', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  const payer = await payerAt(address, GRETA, []);
  const before = await payer.attempts();
  await storeSession(page, FRONT_DESK);
  const payment = paymentOf(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/take-payment')) keys.push(request.headers()['idempotency-key']);
  });
  const card = accountsOf(page);
  await payment.open(GRETA);
  await page.getByText('Other amount').click();
  const amount = page.getByRole('textbox', { name: 'Amount to charge' });
  await amount.fill('12.50');
  await card.add.click();
  await card.fillCard(TEST_CARD);
  await isClean(page, 'a card added to a payment');
  await card.button('Add card').click();
  await card.isClosed();
  await patientOf(page).tab('Overview').click();
  await payment.sees('Your unsaved changes in Take a payment will be lost.');
  await payment.button('Keep editing').click();
  expect(await amount.inputValue()).toBe('12.50');
  await page.getByText('Amount due: $30.00').click();
  await payment.button('Review payment').click();
  await page.getByRole('group', { name: 'Confirm payment' }).getByText('Visa ending in 0002').waitFor();
  await page.route('**/take-payment', (route) => route.abort('failed'));
  await payment.button('Charge $30.00').click();
  await arrivesAt(page, 'This payment wasn’t charged');
  await payment.button('Check status').click();
  await payment.sees('This payment wasn’t charged');
  expect([keys.length, await payer.attempts()]).toEqual([1, before]);
  await page.getByRole('link', { name: 'Go to overview' }).click();
  await page.getByRole('link', { name: 'Take payment', exact: true }).click();
  await arrivesAt(page, 'This payment wasn’t charged');
  expect(keys).toHaveLength(1);
  await page.unroute('**/take-payment');
  await payment.button('Charge $30.00').click();
  await arrivesAt(page, 'Payment received');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect((await payer.attempts()).length - before.length).toBe(1);
});
