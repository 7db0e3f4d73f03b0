import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { bellOf, DENIED } from './bell-page.ts';
import { benefitsOf } from './benefits-page.ts';
import { focused, focusProblem, press, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { selectMember } from './shell-page.ts';
import { openEmailedLink } from './support/emailed-link.ts';
import { htmlErrors } from './support/html-errors.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';
/** A patient without used benefits. */
const LARS = '10000188';
const BENEFITS = '/view-patient/benefit-summary';

it('API-15.2, API-15.3, API-15.4, API-15.6, BELL-5.2, BELL-5.3, ENTITY-7.5: with the keyboard, staff use a benefit, the patient denies it by email, and staff resend and undo it', async ({
  page,
  address,
  browser,
}) => {
  await openAs(page, ADMIN);
  const { bell, entry } = bellOf(page);
  await expect.poll(() => bell.innerText()).toMatch(/\d+ new/);
  await selectMember(page, LARS);
  await page.goto(BENEFITS);
  const benefits = benefitsOf(page);
  await benefits.seesBenefit('Fluoride', ['4 of 4 left', 'Not used yet']);
  await benefits.seesBenefit('X-rays', ['No limit', 'Not used yet']);
  await isClean(page, 'the benefits');
  await tabTo(page, 'Procedure');
  await page.keyboard.type('X2030');
  await benefits.seesAnswer([
    'Yes',
    'Fluoride varnish X2030, Fluoride',
    'The patient pays $0.00 instead of $38.00.',
    '4 left this term.',
    'Record use',
  ]);
  await tabTo(page, 'Record use of Fluoride varnish');
  await press(page, 'Enter');
  await seesFocus(page, 'Date of service');
  const today = await benefits.day.inputValue();
  await isClean(page, 'the day of the procedure');
  const field = await benefits.day.boundingBox();
  await tabTo(page, 'Open calendar');
  for (const leave of ['Escape', 'Enter']) {
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toContain('Today');
    await isClean(page, 'the calendar');
    const calendar = await page.locator('.popover').boundingBox();
    expect(calendar?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? Number.POSITIVE_INFINITY));
    await press(page, 'ArrowLeft', leave);
    await seesFocus(page, 'Open calendar');
  }
  const day = await benefits.day.inputValue();
  expect(Date.parse(today) - Date.parse(day)).toBe(24 * 60 * 60 * 1000);
  await pressToPlace(page, 'Shift+Tab', benefits.day);
  await press(page, 'Enter');
  await benefits.isClosed();
  await benefits.seesBenefit('Fluoride', ['Requested', '3 of 4 left', `Used on ${day}`]);
  await benefits.seesAnswer([
    'Yes',
    'Fluoride varnish X2030, Fluoride',
    'The patient pays $0.00 instead of $38.00.',
    `3 left this term. Last used on ${day}. The patient hasn’t confirmed the latest use.`,
    'Record use',
  ]);
  await seesFocus(page, 'Record use of Fluoride varnish');
  await isClean(page, 'requested');

  const phone = await openEmailedLink(browser, address, {
    subject: 'did you use this benefit?',
    recipient: '188@mail.test',
  });
  expect(await htmlErrors(await phone.content())).toEqual([]);
  await isClean(phone, 'the question to the patient');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tabTo(phone, 'No, I didn’t');
  expect(await focusProblem(phone)).toBeNull();
  await press(phone, 'Enter');
  await phone.getByRole('heading', { name: 'Thanks for letting us know' }).waitFor();
  await isClean(phone, 'the answer of the patient');
  await phone.reload();
  await phone.getByRole('heading', { name: 'Thanks for letting us know' }).waitFor();
  await phone.context().close();

  const said = page.getByRole('banner').getByRole('status').last();
  await expect.poll(() => said.innerText()).toBe(`New notification: ${DENIED}`);
  await pressToPlace(page, 'Shift+Tab', bell);
  await press(page, 'Enter');
  await expect.poll(() => entry(DENIED).count()).toBe(2);
  await isClean(page, 'the notification of the denial');
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await pressToPlace(page, 'Tab', entry(DENIED).first());
  await press(page, 'Enter');
  await page.locator('body:not([data-before])').waitFor();
  await benefits.seesBenefit('Fluoride', ['Denied by patient', '4 of 4 left']);
  expect(await benefits.button('Undo use of Fluoride').count()).toBe(0);
  await tabTo(page, 'Resend request for Fluoride');
  await isClean(page, 'denied');
  await press(page, 'Enter');
  await benefits.seesBenefit('Fluoride', ['Requested', '3 of 4 left', `Used on ${day}`]);
  await tabTo(page, 'Undo use of Fluoride');
  await press(page, 'Enter');
  await seesFocus(page, 'Cancel');
  await isClean(page, 'the confirmation of the undo');
  await tabTo(page, 'Undo use');
  await press(page, 'Enter');
  await benefits.isClosed();
  await benefits.seesBenefit('Fluoride', ['4 of 4 left', 'Not used yet']);
  await expect.poll(() => benefits.hasFocus('Fluoride')).toBe(true);
  await isClean(page, 'undone');
  const question = page.getByRole('searchbox', { name: 'Procedure' });
  await question.fill('crowns');
  await benefits.seesAnswer([
    '20% off',
    'Ceramic crown X5010',
    'The patient pays $944.00 instead of $1,180.00.',
  ]);
  await question.fill('bitewing');
  await page.getByText('The patient pays $0.00 instead of $35.00.').waitFor();
  await question.fill('implant');
  await page
    .getByText('We don’t know this procedure. Check the spelling, or enter its code.')
    .last()
    .waitFor();
  await isClean(page, 'an unknown procedure');
});

it('API-15.1: the page shows the annual maximum, its utilized and available parts, discounts and contributions of the response', async ({
  page,
}) => {
  await page.route('**/benefits-summary', (route) =>
    route.fulfill({
      json: {
        planId: '1',
        planName: 'Family Care',
        hasAnnualMaximums: true,
        annualMaximum: 1000,
        utilizedAnnualMaximum: 250.5,
        availableAnnualMaximum: 749.5,
        getAmount: 250.5,
        explanationOfBenefits: [],
        discounts: [{ name: 'Whitening', percent: 12.5 }],
        hasEmployerContribution: true,
        employerContribution: 99.99,
        memberContribution: 400,
      },
    }),
  );
  await openAs(page, ADMIN, { at: BENEFITS, memberId: LARS });
  const facts = (selector: string) => async () =>
    (await page.locator(selector).allInnerTexts()).map((words) => words.replace(/\s+/g, ' '));
  await expect
    .poll(facts('.benefits-maximum'))
    .toEqual([
      'Annual maximum $749.50 of $1,000.00 left Used this term: $250.50. Denied benefits aren’t counted.',
    ]);
  const maximum = page.getByRole('meter', { name: 'Annual maximum' });
  expect(await maximum.getAttribute('aria-valuetext')).toBe('75% left');
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect((await width(maximum.locator('.meter-bar'))) / (await width(maximum))).toBeCloseTo(0.7495, 2);
  expect(await facts('.benefits .description')()).toEqual([
    'Whitening 12.5%',
    'Employer $99.99',
    'Patient $400.00',
  ]);
  await page.getByText('This plan covers no procedures').waitFor();
});
