import type { Page } from 'playwright-core';
import { ofPatient, type Picture, steps } from './picture.ts';

const frameOf = (page: Page) => page.frameLocator('iframe.marketplace-frame-page');
const seeInFrame = (words: string) => (page: Page) => frameOf(page).getByText(words).first().waitFor();
const renewal = ofPatient('/view-patient/overview', 'Auto-renew');
const follow = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click();

/** The built-in marketplace in its frame. */
export const MARKETPLACE_PICTURES: readonly Picture[] = [
  { name: 'plan-renewal', at: '/', show: steps(renewal.show, follow('Renew plan'), seeInFrame('Due now')) },
  { name: 'plan-member', at: '/', show: steps(renewal.show, follow('Add member'), seeInFrame('Due now')) },
  {
    name: 'plan-purchase',
    at: '/',
    show: steps(
      renewal.show,
      (page) => page.goto('/widget/purchase?member_id=10000114'),
      seeInFrame('Due now'),
    ),
  },
  {
    name: 'plan-incomplete',
    at: '/',
    show: steps(
      renewal.show,
      follow('Add member'),
      seeInFrame('Due now'),
      (page) => frameOf(page).getByRole('button', { name: /^Pay / }).click(),
      seeInFrame('The patient has to accept'),
    ),
  },
];
