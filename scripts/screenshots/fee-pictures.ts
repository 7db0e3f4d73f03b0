import type { Page } from 'playwright-core';
import { FAILED, type Picture, press, see, steps } from './picture.ts';

/** The portal of the pictures has the sample widget on these pages. */
const withOwnWidget = (page: Page) =>
  page.route(/\/(fee-management|edit-plan-fee)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/widgets/sample.js', '/widgets/plan-fees.js');
    await route.fulfill({ response, body });
  });

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
const open = (path: string) => steps(dashboard, withOwnWidget, (page) => page.goto(path));
const rows = (page: Page) => page.locator('.table-open').nth(1).waitFor();
const list = steps(open('/fee-management'), rows);
const onPlan = steps(
  list,
  (page) => page.getByRole('link', { name: 'Complete Smile' }).first().click(),
  see('History'),
);
const selectOne = (page: Page) => page.getByRole('checkbox', { name: 'Select Bright Start, Family' }).check();
const dialog = steps(list, selectOne, press('button', 'Increase fee'), see('Takes effect on'));
const review = steps(
  dialog,
  (page) => page.getByLabel('Percentage', { exact: true }).fill('5'),
  press('button', 'Review'),
  see('Members affected'),
);

/** Manage Plan Fees and the page of one plan. */
export const FEE_PICTURES: readonly Picture[] = [
  { at: '/', name: 'plan-fees', show: list },
  { at: '/', name: 'plan-fees-selected', show: steps(list, selectOne, see('1 fee selected')) },
  { at: '/', name: 'plan-fees-increase', show: dialog },
  { at: '/', name: 'plan-fees-review', show: review },
  {
    at: '/',
    name: 'plan-fees-email',
    show: steps(review, (page) => page.getByText('Preview the email').click()),
  },
  {
    at: '/',
    name: 'plan-fees-failed',
    answers: { '/plan-fees': FAILED },
    show: steps(open('/fee-management'), see('Couldn’t load plan fees')),
  },
  { at: '/', name: 'plan-fee', show: onPlan },
  {
    at: '/',
    name: 'plan-fee-cancel',
    show: steps(
      onPlan,
      (page) =>
        page
          .getByRole('button', { name: /^Cancel increase/ })
          .first()
          .click(),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
  { at: '/', name: 'plan-fee-none', show: steps(open('/edit-plan-fee'), see('Choose a plan')) },
];
