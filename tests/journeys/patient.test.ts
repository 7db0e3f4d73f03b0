import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '#api/schema.d.ts';
import { seesFocus } from './keyboard.ts';
import { patientOf } from './patient-page.ts';
import { searchOf } from './search-page.ts';
import { focusedWords, selectMember, shellOf, TAMSIN } from './shell-page.ts';
import { birthDateOf } from './support/birth-date.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const DMITRI = '10000086';
const EDDA = '10000143';
const SØREN = '10000001';

async function openPatient(page: Page, memberId: string, path = '/view-patient/overview') {
  await selectMember(page, memberId);
  await page.goto(path);
  return patientOf(page);
}

function largestOf(headings: readonly Element[]): (string | null)[] {
  const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
  const largest = Math.max(...headings.map(sizeOf));
  return headings.filter((heading) => sizeOf(heading) === largest).map(({ textContent }) => textContent);
}

/** Full years from a day to the practice's current day. */
function yearsSince(birthDate: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  return Math.floor((Number(today.replaceAll('-', '')) - Number(birthDate.replaceAll('-', ''))) / 10_000);
}

it('PATIENT-1.1, PATIENT-1.7, PATIENT-2.1, PATIENT-5.1, PATIENT-5.2: a click in the search opens the patient with name, age, plan and amount due; links and keys open each sub-page, whose title takes the focus below the larger name, and Back leads to the search', async ({
  page,
  address,
}) => {
  const born = await birthDateOf(address, TAMSIN.memberId);
  await openAs(page, FRONT_DESK);
  await shellOf(page).item('Manage Patients').click();
  const search = searchOf(page);
  await search.box.fill(TAMSIN.memberId);
  await search.seesNames([TAMSIN.name]);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await search.row(TAMSIN.name).click();
  const patient = patientOf(page);
  await patient.seesDue(['Amount due', '$30.00', 'Past due', 'Annual fee balance due', 'Take payment']);
  await patient.seesWho([
    TAMSIN.name,
    `Age ${yearsSince(born.iso)}`,
    `DOB ${born.written}`,
    'Member ID 10000114',
    '(207) 555-0168',
    'tamsin.achterberg114@mail.test',
    'American Express ending in 0133',
  ]);
  const [label, name, status, term] = (await page.locator('.patient-plan').innerText()).split(/\n+/);
  expect([label, name, status]).toEqual(['Plan', 'Made to Measure', 'Active']);
  expect(term).toMatch(/^Expires \d\d\/\d\d\/\d{4} \(in \d+ days\)$/);
  expect(await patient.changePlan.count()).toBe(0);
  const member = '/api/patient-management/practice/1/member/10000114';
  await expect
    .poll(() => asked.filter((path) => path.startsWith(member)).sort())
    .toEqual([
      `${member}/activity`,
      `${member}/detail`,
      `${member}/notes`,
      `${member}/plan/73/payment/due`,
      `${member}/summary`,
    ]);

  await patient.tab('Overview').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedWords(page)).toBe('Benefit summary');
  await page.keyboard.press('Enter');
  await patient.heading('Benefit summary').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => patient.currentTab.innerText()).toBe('Benefit summary');
  for (const [tab, title, path] of [
    ['Manage payments', 'Manage payments', '/view-patient/manage-payments'],
    ['Transactions', 'Transactions', '/view-patient/transactions'],
    ['Overview', 'Patient overview', '/view-patient/overview'],
  ] as const) {
    await patient.tab(tab).click();
    await patient.heading(title).waitFor();
    await expect.poll(() => patient.currentTab.innerText()).toBe(tab);
    await seesFocus(page, title);
    expect(await page.getByRole('heading').evaluateAll(largestOf)).toEqual([TAMSIN.name]);
    expect([new URL(page.url()).pathname, await patient.name.innerText()]).toEqual([path, TAMSIN.name]);
  }
  for (let step = 0; step < 5; step += 1) await page.goBack();
  await search.seesNames([TAMSIN.name]);
});

it.for([
  ['PATIENT-4.1', 'expired', EDDA],
  ['PATIENT-5.1', 'active', TAMSIN.memberId],
] as const)(
  '%s: of two %s plans in the response, the page shows the first',
  async ([, status, memberId], { page }) => {
    const list = `${status}Plans` as const;
    await page.route('**/summary', async (route) => {
      const response = await route.fetch();
      const summary: components['schemas']['PatientSummary'] = await response.json();
      const named = (name: string, id: string) =>
        summary[list].map(({ member, plan }) => ({
          member,
          plan: { ...plan, name, planId: plan.planId + id },
        }));
      await route.fulfill({
        response,
        json: { ...summary, [list]: [...named('First plan', ''), ...named('Second plan', '9')] },
      });
    });
    await storeSession(page, FRONT_DESK);
    await openPatient(page, memberId);
    await expect.poll(() => page.locator('.patient-plan').innerText()).toMatch(/^Plan\s+First plan\s/);
  },
);

it('PATIENT-2, PATIENT-3.1, PATIENT-3.2, PATIENT-4.1, PATIENT-5, MISSION-1: without plans a placeholder is shown, without an active plan the first expired one; another plan stays chosen on the next page; a patient of another practice is unknown', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  await storeSession(page, FRONT_DESK);
  const patient = await openPatient(page, DMITRI);
  await expect.poll(() => patient.name.innerText()).toBe('Dmitri Hallstead');
  await patient.seesPlan(['Plan', 'No plan']);
  const placeholder = await page
    .locator('.patient-plan')
    .evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
  expect(placeholder).toEqual({ status: 'Inactive', type: 'Legacy', subscription: 'annual' });
  await patient.seesDue(['Amount due', '$0.00', 'Nothing due']);

  await openPatient(page, EDDA);
  await page.getByText('No active plan. Showing the last one.', { exact: true }).waitFor();
  const [, name, status, term] = (await page.locator('.patient-plan').innerText()).split(/\n+/);
  expect([await patient.name.innerText(), name !== '', status]).toEqual([
    'Edda Barrowclough',
    true,
    'Expired',
  ]);
  expect(term).toMatch(/^Expired \d\d\/\d\d\/\d{4} \(\d+ days ago\)$/);

  await openPatient(page, SØREN);
  await patient.seesDue(['Amount due', '$30.00', 'Past due', 'Monthly payment balance due', 'Take payment']);
  await patient.changePlan.press('Enter');
  const other = page.getByRole('menuitemradio', { checked: false });
  await expect.poll(() => other.innerText()).toMatch(/ · Expired · through \d\d\/\d\d\/\d{4}$/);
  await page.locator('[role=menuitemradio]:focus').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedWords(page)).toBe(await other.innerText());
  await page.keyboard.press('Enter');
  await patient.seesDue(['Amount due', '$0.00', 'Nothing due']);
  await page.getByText('Showing the plan you chose.', { exact: true }).waitFor();
  await patient.tab('Transactions').click();
  await patient.heading('Transactions').waitFor();
  await page.getByText('Showing the plan you chose.', { exact: true }).waitFor();

  await openPatient(page, '99999999');
  await page.getByText('Patient not found', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Find a patient' }).click();
  await searchOf(page).box.waitFor();
});
