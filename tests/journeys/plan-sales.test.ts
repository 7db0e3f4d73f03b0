import { expect } from 'vitest';
import { addDays, dayIn, daysBetween } from '#domain/date/day.ts';
import { CARD_FIELDS_LOAD_MS } from '#domain/payment/card-frame.ts';
import { press } from './keyboard.ts';
import {
  addBankAccount,
  addCard,
  addToFamily,
  choose,
  choosePlan,
  enter,
  enterState,
  enterUnconfirmedCard,
  factsIn,
  frameOf,
  isPriced,
  payIn,
  raiseFee,
  transactionsOf,
  VERA,
} from './marketplace-page.ts';
import { TAMSIN } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { countClicks } from './support/count-clicks.ts';
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

interface SummaryPlan {
  addAdditionalMemberAmount: number;
  planStartDate: string;
  planEndDate: string;
  coverageLevel: string;
  dependents: unknown[];
}

interface Summary {
  activePlans: [{ plan: SummaryPlan }];
  futurePlans: { plan: SummaryPlan }[];
}

async function summaryOf(address: string, memberId = TAMSIN.memberId): Promise<Summary> {
  const api = await apiOf(address, FRONT_DESK, SAMPLE_PASSWORD);
  return (await api.get(`/patient-management/practice/1/member/${memberId}/summary`)) as Summary;
}

const today = () => dayIn('America/New_York', Date.now());

/** A patient whose plan costs 420.00 a year and ends in more than 100 days. */
const RENEWING = '10000105';

it('API-21.1, API-21.11, API-21.22: the plan of a patient who is found by member ID is renewed in 4 clicks, at the fee of the day when it ends, with the change of the fee', async ({
  page,
  portal,
}) => {
  await raiseFee(portal.address, '4', 460, addDays(today(), 100));
  await addCard(portal.address, RENEWING, 'approved', '0042');
  const clicks = await countClicks(page);
  await openAs(page, FRONT_DESK, { at: '/search-patients' });
  await page.getByRole('searchbox').fill(RENEWING);
  await page.getByRole('row', { name: RENEWING }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Renew plan', exact: true }).click();
  const frame = frameOf(page);
  await expect
    .poll(() => factsIn(frame))
    .toMatchObject({ 'Fee change': '+$40.00 a year', 'Plan fee': '$460.00' });
  const paid = await payIn(frame, 'Plan renewed');
  expect(clicks()).toBe(4);
  expect(centsIn(paid['Plan fee']) + centsIn(paid['Admin fee']) + centsIn(paid['Sales tax'])).toBe(
    centsIn(paid['Paid']),
  );

  expect(paid['Payment method']).toMatch(/ ending in \d{4}$/);
  await frame.getByRole('link', { name: 'Print from Transactions' }).click();
  await page.getByRole('heading', { name: 'Transactions' }).waitFor();
  await page
    .getByRole('table', { name: 'Charges and refunds' })
    .getByRole('row')
    .filter({ hasText: String(paid['Transaction']) })
    .filter({ hasText: String(paid['Paid']) })
    .waitFor();
  const { activePlans, futurePlans } = await summaryOf(portal.address, RENEWING);
  const { planEndDate } = activePlans[0].plan;
  expect(futurePlans.map(({ plan }) => plan.planStartDate)).toEqual([planEndDate]);
});

it('API-21.21, FRAME-1.4, FRAME-2.1, SCHEMA-6.1: six procedures from the address are compared by their quantities, and the plan that saves most comes first', async ({
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
  const procedures = frame.getByRole('table', { name: 'The compared year' });
  const filling = procedures.getByRole('row', { name: /^Filling, one surface/ });
  await filling.waitFor();
  expect(await procedures.getByRole('row').count()).toBe(7);
  expect(await filling.innerText()).toContain('$310.00');
  const saved = async () =>
    (await frame.locator('td[data-name="You save"]').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-').replace(/[$,\n]|Save/g, '')),
    );
  const before = await saved();
  expect(before.length).toBeGreaterThan(4);
  expect([...before].sort((a, b) => b - a)).toEqual(before);

  const quantity = frame.getByLabel('Quantity of Filling, one surface');
  await quantity.fill('');
  await frame.getByText('Quantity is required.', { exact: true }).waitFor();
  expect(await filling.innerText()).toContain('$0.00');
  await quantity.fill('4');
  await expect.poll(() => filling.innerText()).toContain('$620.00');
  await expect.poll(saved).not.toEqual(before);
  const after = await saved();
  expect([...after].sort((a, b) => b - a)).toEqual(after);
});

/** The plan fee, tax and total for a member who is added now. */
async function costOfMember(address: string): Promise<number[]> {
  const [{ plan }] = (await summaryOf(address)).activePlans;
  const left = daysBetween(today(), plan.planEndDate);
  const days = daysBetween(plan.planStartDate, plan.planEndDate);
  const fee = Math.round((plan.addAdditionalMemberAmount * 100 * left) / days);
  const tax = Math.round(fee * 0.055);
  return [fee, tax, fee + tax];
}

it('API-21.1, API-21.9, LAYOUT-14.1: by keyboard, a child and an adult are added, for the yearly amount prorated to the days left and 5.5 % tax, and are on the overview; an empty form shows what is missing, and has controls for a finger', async ({
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
    await isPriced(frame);
    const facts = await factsIn(frame);
    const shown = ['Plan fee', 'Sales tax', 'Due now'].map((name) => centsIn(facts[name]));
    expect(shown).toEqual(await costOfMember(portal.address));
    await frame.getByRole('checkbox').focus();
    await press(page, 'Space');
    await frame.getByRole('button', { name: `Charge ${facts['Due now']}` }).press('Enter');
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

it('API-21.1, API-21.21, DIALOG-3.4: a plan is sold in the built-in frame, which shows a filling at its discount; the card is declined, and a second one works, whose form loads at the second attempt, although the response to adding it is lost; Escape in its fields asks before it discards the card, and Enter adds it', async ({
  page,
  pageErrors,
  portal,
}) => {
  pageErrors.expect(/status of (422|500)|ERR_FAILED/);
  await page.clock.install();
  const api = await apiOf(portal.address, FRONT_DESK, SAMPLE_PASSWORD);
  const memberId = '10000014';
  await addCard(portal.address, memberId, 'declined', '0077');
  await openAs(page, FRONT_DESK, { at: `/widget/purchase?member_id=${memberId}`, memberId });
  const frame = frameOf(page);
  await choosePlan(frame);
  expect((await factsIn(frame))['Filling, one surface']).toBe('$139.50 (regularly $155.00)');
  await choose(frame, 'Payment method', /ending in 0077/);
  await frame.getByText('The patient accepts the terms').click();
  const { 'Due now': due } = await factsIn(frame);
  await frame.getByRole('button', { name: `Charge ${due}` }).click();
  await frame.getByText('The card was declined: insufficient funds. Try another card.').waitFor();
  // A price that is still loading would time out below.
  await isPriced(frame);

  await page.route('**/hosted-fields?**', (route) => route.fulfill({ status: 500 }));
  await frame.getByRole('button', { name: 'Add card' }).click();
  await frame.getByText('Loading the card form').waitFor({ state: 'attached' });
  await page.clock.fastForward(CARD_FIELDS_LOAD_MS);
  await frame.getByText('Couldn’t load the card form').waitFor();
  await page.unroute('**/hosted-fields?**');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await enterUnconfirmedCard(frame, page, 'Vera Talbot');
  await frame.getByRole('button', { name: `Charge ${due}` }).click();
  await frame.getByText('Plan purchased').waitFor();
  const transaction = (await factsIn(frame))['Transaction'] ?? '';
  const sold = (await transactionsOf(api, memberId)).find(({ id }) => id === transaction);
  expect([sold?.paymentStatus, Math.round((sold?.charge ?? 0) * 100)]).toEqual(['Paid', centsIn(due)]);
});

sameOrigin(
  'API-21.1: a slow marketplace leaves the portal usable; a sale that is left before its response, which the portal asks about, is shown on return, and paid once; without an address of the card fields, the sale says who can set them up',
  async ({ page, portal }) => {
    const memberId = '10000012';
    await addCard(portal.address, memberId, 'approved', '0055');
    const openDashboard = async (isAsked = false) => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      if (isAsked) await page.getByRole('button', { name: 'Leave without saving' }).click();
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    };
    const frame = frameOf(page);
    await page.route('**/mp-purchase/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"serviceUrl":"/hosted-fields"', '"serviceUrl":""');
      await route.fulfill({ response, body });
    });
    await page.route('**/offers', () => new Promise(() => undefined));
    await openAs(page, FRONT_DESK, { at: `/widget/purchase?member_id=${memberId}`, memberId });
    await frame.getByText('Loading plans').waitFor({ state: 'attached' });
    await openDashboard();
    await page.unroute('**/offers');
    await page.goBack();
    await choosePlan(frame);
    await frame.getByRole('button', { name: 'Add card' }).click();
    await frame.getByText('Adding payment methods isn’t set up yet. Contact your administrator.').waitFor();
    await frame.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await choose(frame, 'Payment method', /ending in 0055/);
    const api = await apiOf(portal.address, FRONT_DESK, SAMPLE_PASSWORD);
    const before = (await transactionsOf(api, memberId)).length;
    let charged = (): void => undefined;
    const isCharged = new Promise<void>((resolve) => {
      charged = resolve;
    });
    await page.route('**/purchase', async (route) => {
      await route.fetch();
      charged();
    });
    await frame.getByText('The patient accepts the terms').click();
    await frame.getByRole('button', { name: /^Charge / }).click();
    await frame.locator('.sale[aria-busy=true]').waitFor();
    await isCharged;
    await openDashboard(true);
    await page.unroute('**/purchase');
    await page.goBack();
    await frame.getByText('Plan purchased').waitFor();
    expect(await transactionsOf(api, memberId)).toHaveLength(before + 1);
  },
);

secondOrigin(
  "API-20.5, API-21.1: a patient who is not on file and her family of four buy a plan with a new bank account in the frame on a second origin; it is active, and each call arrives at the API's own origin",
  async ({ page, portal }) => {
    await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
    const frame = frameOf(page);
    await enter(frame, VERA);
    await enterState(frame);
    await choosePlan(frame);
    await frame.getByText('Family on this plan').click();
    await addToFamily(frame, 'Owen', '06011985');
    await addToFamily(frame, 'Ida', '05022019');
    await addToFamily(frame, 'Tom', '05022021');
    await addBankAccount(frame, 'Vera Achterberg');
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
