import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendHead } from '#tests/support/pages/patient-head.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { bellOf } from './bell-page.ts';
import { respondOn } from './charts/built-harness.ts';
import { patientOf } from './patient-page.ts';
import { selectMember, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { enterOtherTimeZone, PRACTICE_ZONE } from './support/time-zone.ts';

const ADMIN = 'admin@bridgework.test';
const FRONT_DESK = 'frontdesk@bridgework.test';
const ADA = RECEIVED_MEMBER.userId;

interface Received {
  member?: object;
  plan?: object;
}

/** The overview of a patient, with the fields that each call of `shows` replaces in the server's response. */
async function overviewOf(page: Page) {
  let received: Received = {};
  await storeSession(page, FRONT_DESK);
  await enterOtherTimeZone(page);
  await selectMember(page, ADA);
  await sendHead(
    { respondTo: respondOn(page) },
    {
      member: () => ({ ...RECEIVED_MEMBER, ...received.member }),
      plan: () => ({ ...RECEIVED_PLAN, ...received.plan }),
    },
  );
  const linesOf = (selector: string) => async () =>
    (await page.locator(selector).allInnerTexts()).flatMap((text) => text.split(/\n+/));
  return {
    patient: patientOf(page),
    contact: linesOf('.description-list dd'),
    members: linesOf('.overview-member-words'),
    async shows(next: Received) {
      received = next;
      await page.goto('/view-patient/overview');
      await patientOf(page).heading('Patient overview').waitFor();
      await page.locator('.patient-plan').waitFor();
    },
  };
}

/** The practice's current day, moved by days and years: in ISO format and as the page formats it. */
function dayIn(days: number, years = 0) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: PRACTICE_ZONE }).format();
  const day = new Date(`${today}T00:00:00Z`);
  const monthBefore = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  if (day.getUTCMonth() !== monthBefore) day.setUTCDate(0);
  day.setUTCDate(day.getUTCDate() + days);
  const iso = day.toISOString().slice(0, 10);
  const [year, month, date] = iso.split('-');
  return { iso, written: `${month}/${date}/${year}` };
}

it('CONST-3.1, ENTITY-2.1, ENTITY-2.2, ENTITY-2.3, ENTITY-2.4, ENTITY-2.5, ENTITY-2.6, ENTITY-2.7, ENTITY-2.8, ENTITY-2.9, CONST-2.4: the page shows a member’s name, phone, either kind of email, age, relationship and verification as received', async ({
  page,
}) => {
  const { patient, contact, members, shows } = await overviewOf(page);
  await shows({ member: { phoneNumber: '614.555 01-19' } });
  await expect.poll(() => patient.name.innerText()).toBe('Dr. Ada B. Marlowe');
  await expect.poll(contact).toEqual(['Verified', '1 Elm Terrace', 'Apt 2', 'Columbus, OH 43215']);
  await patient.seesContact(['(614) 555-0119', 'ada.marlowe@example.test']);
  await expect.poll(async () => (await members()).slice(0, 2)).toEqual(['Dr. Ada B. Marlowe', 'Subscriber']);
  expect(await page.getByText('Under 18', { exact: true }).count()).toBe(0);

  await shows({
    member: {
      fullName: null,
      emailAddress: { value: 'ada@example.test', maskedValue: 'a***@example.test' },
      additionalProperties: { IsAddressVerified: 'True' },
      birthDate: dayIn(1, -18).iso,
      externalPatientId: null,
      externalPatientSource: null,
    },
    plan: { relationship: 'Spouse' },
  });
  await expect.poll(() => patient.name.innerText()).toBe('Ada Marlowe');
  await expect.poll(async () => (await contact())[0]).toBe('Not verified');
  await patient.seesContact(['(614) 555-0119', 'ada@example.test']);
  await expect.poll(async () => (await members()).slice(0, 2)).toEqual(['Ada Marlowe', 'Dependent']);
  await page.getByText('Under 18', { exact: true }).waitFor();

  await shows({ member: { birthDate: dayIn(0, -18).iso } });
  await patient.seesWho([
    'Dr. Ada B. Marlowe',
    'Age 18',
    `DOB ${dayIn(0, -18).written}`,
    'Member ID 10000001',
    '(614) 555-0119',
    'ada.marlowe@example.test',
  ]);
});

it('CONST-3.1, ENTITY-3.1, ENTITY-3.2, ENTITY-3.3, ENTITY-3.4, ENTITY-3.5, ENTITY-3.7, ENTITY-4.1, ENTITY-4.2, ENTITY-4.3: a plan shows the days to its end, monthly or annual billing, nothing due of itself, its enabled members, the price of another member, and its status as a word', async ({
  page,
}) => {
  const { patient, members, shows } = await overviewOf(page);
  const [soon, gone] = [dayIn(8), dayIn(-10)];
  const nell = { ...RECEIVED_CHILD, birthDate: dayIn(0, -12).iso };
  const [taken, kept] = ['true', 'True'].map((disabled, index) => ({
    member: { ...nell, userId: `1000000${index + 2}`, fullName: `Nell ${disabled}` },
    plan: { relationship: 'Child', properties: { disabled } },
  }));
  await shows({ plan: { planEndDate: soon.iso, dependents: [taken, kept] } });
  await patient.seesPlan([
    'Plan',
    'Family Care',
    'Active',
    `Renews ${soon.written} (in 8 days)`,
    'Billed monthly',
  ]);
  await patient.seesDue(['Amount due', '$0.00', 'Nothing due']);
  await expect
    .poll(async () => (await members()).filter((line) => line.startsWith('Nell')))
    .toEqual(['Nell True']);
  expect(await page.getByRole('switch', { name: 'Auto-renew' }).isChecked()).toBe(true);

  await shows({ plan: { addAdditionalMemberAmount: 42.5, dependents: [kept] } });
  await page.getByRole('button', { name: 'Remove Nell True', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Remove Nell True from Family Care?' })
    .getByText(/ Adding a member again costs up to \$42\.50 per term\.$/)
    .waitFor();

  await shows({ plan: { planEndDate: gone.iso, autoRenew: false, properties: { templateType: 'Ad-hoc' } } });
  await expect
    .poll(async () => (await page.locator('.patient-plan').innerText()).split(/\n+/))
    .toEqual(expect.arrayContaining([`Expired ${gone.written} (10 days ago)`, 'Billed annually']));

  for (const [planStatus, word] of [
    [0, 'None'],
    [1, 'Active'],
    [2, 'Expired'],
    ['On hold', 'On hold'],
    [7, 'None'],
    [null, 'None'],
  ] as const) {
    await shows({ plan: { planStatus } });
    await expect
      .poll(() => page.locator('.patient-plan .badge').innerText(), { message: String(planStatus) })
      .toBe(word);
  }
});

const RECEIVED_NOTIFICATION = {
  id: '7001',
  notification: 'Ada Marlowe’s renewal was not paid.',
  notificationType: 'urgent',
  created: '2026-03-16T17:00:00Z',
  notificationRoles: ['ViewerUrgent'],
  referenceId: '9001',
  memberId: '10000001',
  status: 'Open',
  isDismissed: false,
  typeOfNotification: 'AutoRenewalFailed',
};

it('ENTITY-5.1, ENTITY-5.2, ENTITY-5.3, ENTITY-5.4: a notification shows the label, day and priority that it was received with and leads to its member; one of an unknown type is listed with the others', async ({
  page,
}) => {
  await page.route('**/get-notifications', (route) =>
    route.fulfill({ json: { info: { records: 1, pages: 1 }, results: [RECEIVED_NOTIFICATION] } }),
  );
  await openAs(page, ADMIN);
  const { bell, entries, seesLabels } = bellOf(page);
  await bell.click();
  await entries.getByText('Urgent', { exact: true }).waitFor();
  expect((await entries.innerText()).split(/\n+/)).toEqual([
    'New',
    'Ada Marlowe’s renewal was not paid.',
    '03/16/2026',
    'Urgent',
    '1:00 PM EDT',
    'Retry payment',
  ]);
  await entries.getByRole('button').first().click();
  await expect.poll(() => page.title()).toBe('SI 10000001 · Patient overview · Bridgework');
  await shellOf(page).practice.waitFor();
  const kept = await page.evaluate(() => sessionStorage.getItem('selection'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ memberId: '10000001' });

  const unknown = {
    ...RECEIVED_NOTIFICATION,
    id: '7002',
    notification: 'The planets are aligned.',
    notificationType: 'cosmic',
    typeOfNotification: 'PlanetsAligned',
  };
  await page.route('**/get-notifications', (route) =>
    route.fulfill({ json: { info: { records: 2, pages: 1 }, results: [RECEIVED_NOTIFICATION, unknown] } }),
  );
  await page.reload();
  await bell.click();
  await seesLabels([RECEIVED_NOTIFICATION.notification, unknown.notification]);
});
