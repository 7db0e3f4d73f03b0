import { expect } from 'vitest';
import { addDays, dayIn } from '#domain/date/day.ts';
import {
  addNewCard,
  addToFamily,
  choosePlan,
  draftIsStored,
  enter,
  enterState,
  factsIn,
  frameOf,
  isPriced,
  payIn,
  VERA,
} from './marketplace-page.ts';
import { asksToLeave } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { screensShown } from './support/screens-shown.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';
import { smallTargets } from './touch-targets.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

/** Sales change the data, so this file has its own portal. */
const it = withSettings({ WIDGET_PLANS_URL: '/widgets/plans.js' });

/** She reaches the age limit on the first day of a month, within 60 days. */
const [year, month] = addDays(dayIn('America/New_York', Date.now()), 60).split('-');
const IDA_BORN = `${month}01${Number(year) - 26}`;

/** Two patients have his name and date of birth. */
const TOM = {
  firstName: 'Tom',
  lastName: 'Achterberg',
  birthDate: '2021-05-02',
  emailAddress: 'tom.a@example.test',
  phoneNumber: '6145550119',
  address: { line1: '12 Alder Street', city: 'Portland', state: 'ME', zipCode: '04101' },
  evenIfKnown: true,
};

it('MISSION-1.2, API-21.13, API-21.14, API-21.15, API-21.16, API-21.19, API-21.23, API-21.24, DIALOG-3.4: a search that finds no patient leads to a sale to a family of four, which survives a reload and has two screens after the patient’s data; Escape in the fields of the new card asks before it discards the card, and Enter adds it; the plan is active; the same patient is offered the next time, with the plan chosen before, and a daughter who soon reaches the age limit a plan of her own', async ({
  page,
  pageErrors,
  portal,
}) => {
  pageErrors.expect(/status of 409/);
  const screens = await screensShown(page);
  await openAs(page, FRONT_DESK, { at: '/search-patients' });
  await page.getByRole('searchbox').fill('Achterberg Vera 02/11/1984');
  await page.getByRole('link', { name: 'New patient' }).last().click();
  await enter(page, VERA);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await draftIsStored(page);
  expect(await stored()).not.toMatch(/Achterberg|02\/11\/1984|1984-02-11|Alder/);
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Email (optional)', { exact: true }).inputValue())
    .toBe('vera.a@example.test');
  await expect.poll(() => asksToLeave(page)).toBe(true);
  await enterState(page);
  await choosePlan(page);
  const api = await apiOf(portal.address, FRONT_DESK, SAMPLE_PASSWORD);
  await api.post('/plan-sales/practice/1/patients', TOM);
  const { memberId: tom } = Object(await api.post('/plan-sales/practice/1/patients', TOM)) as {
    memberId: string;
  };
  await page.getByText('Family on this plan').click();
  await addToFamily(page, 'Owen', '06011985');
  await addToFamily(page, 'Ida', IDA_BORN);
  await addToFamily(page, 'Tom', '05022021');
  await page.getByText('Several patients have the name and date of birth of a family member.').waitFor();
  const which = page.getByRole('region', { name: 'Which patient is Tom Achterberg?' });
  await which.getByRole('button', { name: 'Add as new patient: Tom Achterberg' }).waitFor();
  expect(await which.getByRole('button', { name: 'Choose patient' }).count()).toBe(2);
  await which.getByRole('row', { name: tom }).getByRole('button').click();
  await expect.poll(async () => (await factsIn(page))['Due now']).toMatch(/^\$/);
  await which.waitFor({ state: 'detached' });
  await page.getByText('Renew automatically').click();
  await addNewCard(page, 'Vera Achterberg');

  await page.getByLabel('First name', { exact: true }).fill('Una');
  await draftIsStored(page);
  expect(await stored()).not.toMatch(/Achterberg|1984-02-11|1985-06-01/);
  await page.reload();
  await page.getByText(`member ID ${tom}`).waitFor();
  await expect.poll(() => page.getByLabel('First name', { exact: true }).inputValue()).toBe('Una');
  await page.getByLabel('First name', { exact: true }).fill('');
  expect(await page.getByRole('radio', { name: /Family/ }).isChecked()).toBe(true);
  await expect.poll(async () => (await factsIn(page))['Due now']).toMatch(/^\$/);
  expect(await page.getByRole('checkbox', { name: /Renew automatically/ }).isChecked()).toBe(true);
  await page.getByText('Step 2 of 2: plan and payment').waitFor();
  await payIn(page, 'Plan purchased');
  await expect
    .poll(() => [...screens].slice(-3))
    .toEqual(['About the patient', 'Plan for Vera Achterberg', 'Plan purchased']);
  const cards = await page.getByRole('region', { name: 'Members' }).getByRole('listitem').allInnerTexts();
  expect(cards).toHaveLength(4);
  const sold = cards.map((text) => /Member ID (\d{8})/.exec(text)?.[1]);
  expect([new Set(sold).size, sold.includes(tom)]).toEqual([4, true]);

  await page.getByRole('link', { name: 'Open patient' }).click();
  await page.getByRole('heading', { name: 'Vera Achterberg' }).waitFor();
  await page.getByText('Ida Achterberg').first().waitFor();
  const memberId = /Member ID (\d{8})/.exec(cards[0] ?? '')?.[1] ?? '';
  const summary = Object(await api.get(`/patient-management/practice/1/member/${memberId}/summary`)) as {
    activePlans: { plan: { coverageLevel: string; autoRenew: boolean; dependents: unknown[] } }[];
  };
  expect(
    summary.activePlans.map(({ plan }) => [plan.coverageLevel, plan.autoRenew, plan.dependents.length]),
  ).toEqual([['Family', true, 3]]);

  await page.goto('/explore-plans');
  const last = page.getByRole('link', { name: /^Sell this plan/ }).last();
  const wanted = (await last.getAttribute('aria-label'))?.replace('Sell this plan: ', '');
  await last.click();
  await page.getByLabel('First name').waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?offer_id=\d+$/);
  await enter(page, VERA);
  await enterState(page);
  await page.getByText('This patient is already on file').waitFor();
  await page.getByRole('row', { name: new RegExp(memberId) }).waitFor();
  await page.getByRole('button', { name: 'Sell to this patient' }).click();
  await page.getByRole('heading', { name: 'Plan for Vera Achterberg' }).waitFor();
  await page.getByRole('button', { name: `${wanted} Plan`, exact: true }).waitFor();

  await page.goto('/view-patient/overview');
  await page.getByRole('link', { name: 'Sell own plan to Ida Achterberg' }).click();
  const frame = frameOf(page);
  await choosePlan(frame);
  await frame.getByText(/^The patient moves from the family’s plan .+ to their own plan\.$/).waitFor();
});

it('ROUTE-8.1, WIDGET-1.1, API-21.1: the plans of the state are shown with levels, prices and what a visit costs', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK, { at: '/explore-plans' });
  await page.getByText('12 plans available in Maine').waitFor();
  const levels = page.getByRole('list', { name: 'Coverage levels of Bright Start' });
  expect(
    await levels
      .getByRole('listitem')
      .filter({ hasText: /^Family/ })
      .innerText(),
  ).toContain('Up to 8 people, including up to 2 adults');
  await page.getByText('What a visit costs', { exact: true }).first().click();
  const visit = page.getByRole('table', { name: 'What a visit costs with Bright Start' });
  expect(
    (await visit.getByRole('row', { name: /^Emergency exam/ }).innerText()).split(/\s*[\t\n]\s*/),
  ).toEqual(['Emergency exam', '$80.00', 'Included']);
  await page.getByRole('link', { name: 'Purchase a plan' }).click();
  await page.getByRole('button', { name: 'Continue to plan' }).waitFor();
});

it('API-21.16, API-21.26, LAYOUT-14.1: at 390 px and by keyboard, a patient without a payment method buys a plan for a check; its number survives a reload, a note does not, and nothing is charged; the receipt is emailed', async ({
  page,
  portal,
}) => {
  const api = await apiOf(portal.address, FRONT_DESK, SAMPLE_PASSWORD);
  const opal = { ...TOM, firstName: 'Opal', lastName: 'Vale', birthDate: '1984-02-11' };
  const { memberId } = Object(await api.post('/plan-sales/practice/1/patients', opal));
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, FRONT_DESK, { at: `/widget/purchase?member_id=${memberId}`, memberId });
  const frame = frameOf(page);
  await choosePlan(frame);
  await frame.getByRole('button', { name: /^Charge \$/ }).press('Enter');
  await frame
    .getByText('No payment method on file. Add a card or bank account, or choose Cash or Check.')
    .waitFor();
  await frame.getByRole('button', { name: /Payment method$/ }).press('Enter');
  await frame.getByRole('option', { name: 'Check' }).press('Enter');
  await frame.getByLabel('Check number').pressSequentially('1042');
  await frame.getByLabel('Note (optional)').pressSequentially('From his mother');
  expect(await smallTargets(page)).toEqual([]);
  await draftIsStored(page);
  await page.reload();
  await expect.poll(() => frame.getByLabel('Check number').inputValue()).toBe('1042');
  expect(await frame.getByLabel('Note (optional)').inputValue()).toBe('');
  await frame.getByRole('checkbox', { name: 'The patient accepts the terms' }).press('Space');
  await isPriced(frame);
  const { 'Due now': due } = await factsIn(frame);
  await frame.getByRole('button', { name: `Record ${due} check payment` }).press('Enter');
  await frame.getByText('Plan purchased').waitFor();
  expect(await factsIn(frame)).toMatchObject({ Paid: due, 'Payment method': 'Check 1042' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await frame.getByRole('button', { name: 'Email receipt' }).press('Enter');
  await page.getByText('Email sent successfully').waitFor();
  const path = `/patient-management/practice/1/member/${memberId}/plan/transactions`;
  expect(Reflect.get(Object(await api.get(path)), 'results')).toMatchObject([
    { paymentStatus: 'Paid', paidWith: 'Check 1042', officePayment: { note: null } },
  ]);
});

it('FIELD-2.4: the form of a new patient validates the optional email only on the server, whose message shows at the field, and loses nothing', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/);
  await openAs(page, FRONT_DESK, { at: '/purchase-plan' });
  await enter(page, { ...VERA, 'First name': 'Mara', 'Email (optional)': 'mara@' });
  expect(await page.getByText('Invalid email').count()).toBe(0);
  await enterState(page);
  await page.getByText('Invalid email', { exact: true }).waitFor();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  expect(await field('Email (optional)').getAttribute('aria-invalid')).toBe('true');
  expect([await field('First name').inputValue(), await field('Email (optional)').inputValue()]).toEqual([
    'Mara',
    'mara@',
  ]);
});
