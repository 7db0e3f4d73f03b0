import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { expect } from 'vitest';
import { dayIn, daysBetween } from '#domain/date/day.ts';
import { ROOT } from '../../scripts/house/root.mjs';
import { press } from './keyboard.ts';
import {
  addNewCard,
  addToFamily,
  enter,
  enterState,
  factsIn,
  frameOf,
  payIn,
  VERA,
} from './marketplace-page.ts';
import { TAMSIN } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { type Given, withMarketplaceOn } from './support/with-marketplace.ts';
import { smallTargets } from './touch-targets.ts';
import { centsIn } from './transactions-page.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

const sameOrigin = withMarketplaceOn('the same origin');
const secondOrigin = withMarketplaceOn('a second origin');

function it(title: string, journey: (given: Given) => Promise<void>): void {
  sameOrigin(title, journey);
  secondOrigin(
    `API-20.5, ${title}; on a second origin, and each call arrives at the API's own origin`,
    journey,
  );
}

/** A card of the patient that the sandbox treats in a certain way. */
async function addCard(address: string, memberId: string, behavior: string, digits: string): Promise<void> {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  await api.post(`/patient-management/practice/1/member/${memberId}/payment-accounts`, {
    token: `tok_sandbox_${behavior}_${digits}_1_x`,
    accountType: 'Credit Card',
    name: 'Vera Talbot',
    zipCode: '43215',
    expirationDate: '08/31',
  });
}

async function choose(frame: FrameLocator, label: string, option: RegExp): Promise<void> {
  await frame.getByRole('button', { name: label }).click();
  await frame.getByRole('option', { name: option }).click();
}

const cents = (amount = '') => centsIn(amount);

interface SummaryPlan {
  addAdditionalMemberAmount: number;
  planStartDate: string;
  planEndDate: string;
  coverageLevel: string;
  dependents: unknown[];
}

interface Summary {
  activePlans: [{ plan: SummaryPlan }];
  futurePlans: unknown[];
}

async function summaryOf(address: string, memberId = TAMSIN.memberId): Promise<Summary> {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  return (await api.get(`/patient-management/practice/1/member/${memberId}/summary`)) as Summary;
}

it('API-21.1, API-21.11: a found patient’s plan is renewed in 3 clicks, with the price change, and the next term is on the overview', async ({
  page,
  portal,
}) => {
  await addCard(portal.address, TAMSIN.memberId, 'approved', '0042');
  await openAs(page, FRONT_DESK, { at: '/view-patient/overview', memberId: TAMSIN.memberId });
  await page.getByRole('link', { name: 'Renew plan', exact: true }).click();
  const frame = frameOf(page);
  await frame.getByText('Due now').waitFor();
  const { 'Fee change': change } = await factsIn(frame);
  expect(change).toMatch(/^(None|[+−]\$\d+\.\d\d a year)$/);
  const paid = await payIn(frame, 'Plan renewed');
  expect(cents(paid['Plan fee']) + cents(paid['Admin fee']) + cents(paid['Sales tax'])).toBe(
    cents(paid['Paid']),
  );

  await frame.getByRole('link', { name: 'Open patient' }).click();
  await page.getByRole('heading', { name: TAMSIN.name }).waitFor();
  const { activePlans, futurePlans } = await summaryOf(portal.address);
  expect(futurePlans.length + activePlans.length).toBeGreaterThan(1);
});

it('API-21.21, FRAME-1.4, FRAME-2.1, SCHEMA-6.1: six procedures of the address are compared by their quantities, and the plan that saves most comes first', async ({
  page,
}) => {
  const lines = ['X1010', 'X1020', 'X1110', 'X2030', 'X3010', 'X4010'].map((cdtCodeNumber) => ({
    cdtCodeNumber,
    fee: 1,
    quantity: 2,
  }));
  await openAs(page, FRONT_DESK, {
    at: `/widget/compare?procedures=${encodeURIComponent(JSON.stringify(lines))}`,
  });
  const frame = frameOf(page);
  const procedures = frame.getByRole('table', { name: 'Without a plan' });
  const filling = procedures.getByRole('row', { name: /^Filling, one side/ });
  await filling.waitFor();
  expect(await procedures.getByRole('row').count()).toBe(7);
  expect(await filling.innerText()).toContain('$310.00');
  const saved = async () =>
    (await frame.locator('td[data-name="Saved"]').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-').replace(/[$,\n]|Saved/g, '')),
    );
  const before = await saved();
  expect(before.length).toBeGreaterThan(4);
  expect([...before].sort((a, b) => b - a)).toEqual(before);

  const quantity = frame.getByLabel('Quantity of Filling, one side');
  await quantity.fill('');
  await frame.getByText('Quantity is required.', { exact: true }).waitFor();
  expect(await filling.innerText()).toContain('$0.00');
  await quantity.fill('4');
  await expect.poll(() => filling.innerText()).toContain('$620.00');
  const after = await saved();
  expect(after).not.toEqual(before);
  expect([...after].sort((a, b) => b - a)).toEqual(after);
});

/** The plan fee, tax and sum that a member costs who is added now. */
async function costOfMember(address: string): Promise<number[]> {
  const [{ plan }] = (await summaryOf(address)).activePlans;
  const left = daysBetween(dayIn('America/New_York', Date.now()), plan.planEndDate);
  const days = daysBetween(plan.planStartDate, plan.planEndDate);
  const fee = Math.round((plan.addAdditionalMemberAmount * 100 * left) / days);
  const tax = Math.round(fee * 0.055);
  return [fee, tax, fee + tax];
}

it('API-21.1, API-21.9, LAYOUT-14.1: by keyboard, a child and an adult are added, for the yearly amount times the days that are left and 5.5 % tax, and are on the overview; an empty form says what is missing, and has controls for a finger', async ({
  page,
  portal,
}) => {
  await openAs(page, FRONT_DESK, { at: '/view-patient/overview', memberId: TAMSIN.memberId });
  const frame = frameOf(page);
  const start = async () => {
    await page.getByRole('link', { name: 'Add member', exact: true }).press('Enter');
    await frame.getByText('Enter the new member to see the price.').waitFor();
  };
  const sell = async (firstName: string, birthDate: string) => {
    await frame.getByLabel('First name').focus();
    await page.keyboard.type(firstName);
    await press(page, 'Tab');
    await page.keyboard.type('Achterberg');
    await frame.getByLabel('Date of birth').focus();
    await page.keyboard.type(birthDate);
    await frame.getByText('Due now').waitFor();
    const facts = await factsIn(frame);
    const shown = ['Plan fee', 'Sales tax', 'Due now'].map((name) => cents(facts[name]));
    expect(shown).toEqual(await costOfMember(portal.address));
    await frame.getByRole('checkbox').focus();
    await press(page, 'Space');
    await frame.getByRole('button', { name: `Pay ${facts['Due now']}` }).press('Enter');
    await frame.getByText('Member added').waitFor();
    await frame.getByRole('link', { name: 'Open patient' }).press('Enter');
    await page.getByText(`${firstName} Achterberg`).first().waitFor();
  };
  await start();
  await frame.getByRole('button', { name: 'Add member' }).press('Enter');
  await frame.getByText('Name must be at least 3 characters', { exact: true }).waitFor();
  await frame.getByText('The patient has to accept the terms.').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await sell('Nora', '05022019');
  await start();
  await sell('Ida', '03111988');
  await expect
    .poll(() => page.locator('.overview-member-name').allInnerTexts())
    .toEqual([TAMSIN.name, 'Ida Achterberg', 'Nora Achterberg']);
});

/** A text of the frame, which the plans widget doesn't share. */
const ONLY_THERE = 'Open this page from Bridgework.';

sameOrigin(
  'MISSION-2.4, ROUTE-7.7: the server serves each frame, which loads its own code, and no file of the portal contains it',
  async ({ address }) => {
    const folder = path.join(ROOT, 'dist/portal');
    const manifest: Record<string, { file: string }> = JSON.parse(
      readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
    );
    const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(10);
    const having = scripts.filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(ONLY_THERE),
    );
    expect(having).toEqual([]);
    for (const category of ['purchase', 'renewal', 'add-member', 'compare']) {
      const answer = await fetch(`${address}/mp-${category}/`);
      expect([category, answer.status, answer.headers.get('content-type')]).toEqual([
        category,
        200,
        expect.stringContaining('text/html'),
      ]);
    }
    const frame = await (await fetch(`${address}/mp-purchase/`)).text();
    const own = /<script type="module"[^>]* src="([^"]+)"/.exec(frame)?.[1] ?? '';
    expect(await (await fetch(`${address}${own}`)).text()).toContain(ONLY_THERE);
  },
);

it('API-21.1, API-21.21: a plan is sold in the built-in frame, which shows a filling at its discount; the card is declined, a second one is entered and works', async ({
  page,
  pageErrors,
  portal,
}) => {
  pageErrors.expect(/status of 422/);
  const api = await apiOf(portal.address, FRONT_DESK, SAMPLE_PASSWORD);
  const memberId = '10000014';
  await addCard(portal.address, memberId, 'declined', '0077');
  await openAs(page, FRONT_DESK, { at: `/widget/purchase?member_id=${memberId}`, memberId });
  const frame = frameOf(page);
  await frame.getByText('Due now').waitFor();
  await frame.getByRole('heading', { name: 'What a visit costs with the plan' }).waitFor();
  expect((await factsIn(frame))['Filling, one side']).toBe('$139.50 instead of $155.00');
  await choose(frame, 'Payment method', /ending in 0077/);
  await frame.getByText('The patient accepts the terms').click();
  const { 'Due now': due } = await factsIn(frame);
  await frame.getByRole('button', { name: `Pay ${due}` }).click();
  await frame.getByText('The card was declined: insufficient funds. Try another card.').waitFor();

  await addNewCard(frame, 'Vera Talbot');
  await frame.getByRole('button', { name: `Pay ${due}` }).click();
  await frame.getByText('Plan purchased').waitFor();
  const transaction = (await factsIn(frame))['Transaction'] ?? '';
  const transactions = Object(
    await api.get(`/patient-management/practice/1/member/${memberId}/plan/transactions`),
  ) as { results: { id: string; charge: number; paymentStatus: string }[] };
  const sold = transactions.results.find(({ id }) => id === transaction);
  expect([sold?.paymentStatus, Math.round((sold?.charge ?? 0) * 100)]).toEqual(['Paid', cents(due)]);
});

secondOrigin(
  "API-20.5, API-21.1: a patient who is not on file and her family of four buy a plan in the frame on a second origin; it is active, and each call arrives at the API's own origin",
  async ({ page, portal }) => {
    await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
    const frame = frameOf(page);
    await enter(frame, VERA);
    await enterState(frame);
    await frame.getByText('Due now').waitFor();
    await frame.getByText('Family on this plan').click();
    await addToFamily(frame, 'Owen', '06011985');
    await addToFamily(frame, 'Ida', '05022019');
    await addToFamily(frame, 'Tom', '05022021');
    await addNewCard(frame, 'Vera Achterberg');
    await expect.poll(async () => (await factsIn(frame))['Due now']).toMatch(/^\$/);
    await payIn(frame, 'Plan purchased');
    const cards = await frame.getByRole('region', { name: 'Members' }).getByRole('listitem').allInnerTexts();
    expect(cards).toHaveLength(4);
    await frame.getByRole('link', { name: 'Open patient' }).click();
    await page.getByRole('heading', { name: 'Vera Achterberg' }).waitFor();
    const memberId = /Member ID (\d{8})/.exec(cards[0] ?? '')?.[1] ?? '';
    const { activePlans } = await summaryOf(portal.address, memberId);
    expect(activePlans.map(({ plan }) => [plan.coverageLevel, plan.dependents.length])).toEqual([
      ['Family', 3],
    ]);
  },
);
