import type { Page } from 'playwright-core';
import { DISCARD_QUESTION } from '#domain/dialog/discard-question.ts';
import { ofPatient, type Picture, see, steps } from './picture.ts';

const frameOf = (page: Page) => page.frameLocator('iframe.marketplace-frame-page');
const seeInFrame = (words: string) => (page: Page) => frameOf(page).getByText(words).first().waitFor();
const renewal = ofPatient('/view-patient/overview', 'Auto-renew');
const follow = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click();

/** The portal in the pictures has a widget that hangs on these pages. */
const withPlans = (page: Page) =>
  page.route(/\/(purchase-plan|explore-plans)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/widgets/hangs.js', '/widgets/plans.js');
    await route.fulfill({ response, body });
  });
const open = (path: string) =>
  steps(
    (page) => page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor(),
    withPlans,
    (page) => page.goto(path),
  );
const fill =
  (fields: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) {
      const field =
        label === 'State'
          ? page.getByRole('combobox', { name: label })
          : page.getByLabel(label, { exact: true });
      await field.first().focus();
      await page.keyboard.type(text);
    }
  };
/** A sale that is under way in the tab continues. */
const newPatient = steps(
  open('/purchase-plan'),
  async (page) => {
    const next = page.getByRole('button', { name: 'Continue to plan' });
    const other = page.getByRole('button', { name: 'Sell to another patient' });
    await next.or(other).waitFor();
    if (!(await other.isVisible())) return;
    await other.click();
    const discard = page.getByRole('button', { name: DISCARD_QUESTION.confirm });
    await next.or(discard).waitFor();
    if (await discard.isVisible()) await discard.click();
  },
  see('Continue to plan'),
);
const entered = steps(
  newPatient,
  fill({
    'First name': 'Vera',
    'Last name': 'Achterberg',
    'Date of birth': '02111984',
    Phone: '6145550119',
    'Email (optional)': 'vera@example.test',
    Street: '12 Alder Street',
    City: 'Portland',
    State: 'Maine',
  }),
  (page) => page.getByRole('option', { name: 'Maine (ME)' }).click(),
  fill({ 'Zip code': '04101' }),
);
const sale = steps(
  entered,
  (page) => page.getByRole('button', { name: 'Continue to plan' }).click(),
  (page) =>
    page
      .getByText(/^(Choose a plan to see the price\.|This patient is already on file)$/)
      .first()
      .waitFor(),
  async (page) => {
    const known = page.getByRole('button', { name: 'Sell to this patient' }).first();
    if (await known.isVisible()) await known.click();
  },
  (page) => page.getByRole('button', { name: 'Choose a plan Plan', exact: true }).click(),
  (page) => page.getByRole('option', { name: 'Family Circle', exact: true }).click(),
  see('Due now'),
);
const family = steps(
  sale,
  (page) => page.getByText('Family on this plan').click(),
  fill({ 'First name': 'Nora', 'Last name': 'Achterberg', 'Date of birth': '05022019' }),
  (page) => page.getByRole('button', { name: 'Add person' }).click(),
  see('Nora Achterberg'),
  (page) => page.getByText('Updating price…').waitFor({ state: 'detached' }),
);

/** The built-in marketplace in its frame, and the plans widget. */
export const MARKETPLACE_PICTURES: readonly Picture[] = [
  { name: 'plans-explore', at: '/', show: steps(open('/explore-plans'), see('What a visit costs')) },
  {
    name: 'plans-compare',
    at: '/',
    show: steps(renewal.show, (page) => page.goto('/widget/compare'), seeInFrame('What a year costs')),
  },
  {
    name: 'plans-compare-patient',
    at: '/',
    show: steps(
      ofPatient('/view-patient/overview', 'Hollis Iyer', '10000001').show,
      follow('Compare plans'),
      seeInFrame('What a year costs'),
    ),
  },
  { name: 'plans-patient', at: '/', show: newPatient },
  {
    name: 'plans-patient-incomplete',
    at: '/',
    show: steps(
      newPatient,
      (page) => page.getByRole('button', { name: 'Continue to plan' }).click(),
      see('Zip Code is required'),
    ),
  },
  { name: 'plans-sale', at: '/', show: sale },
  { name: 'plans-family', at: '/', show: family },
  { name: 'plan-renewal', at: '/', show: steps(renewal.show, follow('Renew plan'), seeInFrame('Due now')) },
  {
    name: 'plan-member',
    at: '/',
    show: steps(renewal.show, follow('Add member'), seeInFrame('Enter the new member')),
  },
  {
    name: 'plan-purchase',
    at: '/',
    show: steps(
      renewal.show,
      (page) => page.goto('/widget/purchase?member_id=10000114'),
      seeInFrame('Choose a plan to see'),
    ),
  },
  {
    name: 'plan-incomplete',
    at: '/',
    show: steps(
      renewal.show,
      follow('Add member'),
      seeInFrame('Enter the new member'),
      (page) => frameOf(page).getByRole('button', { name: 'Add member' }).click(),
      seeInFrame('The patient has to accept'),
    ),
  },
];
