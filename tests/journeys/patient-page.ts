import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The header of a patient's pages, and the tabs. */
export function patientOf(page: Page) {
  const words = (selector: string) => async () =>
    (await page.locator(`.patient-${selector}`).innerText()).split(/\n+/).filter((line) => line !== '');
  const tabs = page.getByRole('navigation', { name: 'Patient sections' });
  return {
    name: page.getByRole('region', { name: 'Patient' }).getByRole('heading', { level: 2 }).first(),
    /** Name, age, birth date and member id, line by line. */
    seesWho: (lines: readonly string[]) => expect.poll(words('words')).toEqual(lines),
    seesContact: (lines: readonly string[]) => expect.poll(words('contact')).toEqual(lines),
    seesPlan: (lines: readonly string[]) => expect.poll(words('plan')).toEqual(lines),
    /** Without the day, which depends on the current date. */
    seesDue: (lines: readonly string[]) =>
      expect
        .poll(async () => (await words('due')()).map((line) => line.replace(/ \d\d\/\d\d\/\d{4}$/, '')))
        .toEqual(lines),
    tab: (name: string) => tabs.getByRole('link', { name, exact: true }),
    currentTab: tabs.locator('[aria-current=page]'),
    changePlan: page.getByRole('button', { name: 'View another plan' }),
    heading: (title: string) => page.getByRole('heading', { name: title, level: 1, exact: true }),
  };
}
