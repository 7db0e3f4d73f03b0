import type { Locator, Page } from 'playwright-core';
import { drawerLink } from './visit.ts';
import type { Sight } from './watch.ts';

/** A click or a key, and what the page shows when the result is complete. */
export interface Step {
  name: string;
  /** Whether it opens another page. */
  isRoute?: true;
  on: (page: Page) => Locator | string;
  sees: Sight;
}

const MENU = '[role=menu]';
const COMMANDS = '.command-menu';
const FILTERS = '.patient-search-filters';
const OVERVIEW = '/view-patient/overview';

/** The content of the previous tab stays until the new tab's content is rendered. */
const tab = (name: string, path: string, shows: string): Step => ({
  name,
  isRoute: true,
  on: (page) => page.locator(`.patient a.tab[href="${path}"]`),
  sees: { path, shows },
});

const drawer = (name: string, path: string, shows: string): Step => ({
  name,
  isRoute: true,
  on: (page) => drawerLink(page, path),
  sees: { path, shows },
});

const filters = (name: string, sees: Sight): Step => ({
  name,
  on: (page) => page.getByText('Filters', { exact: true }),
  sees,
});

/** The front desk's usual steps from the patient search to a patient and back. */
export const STEPS: readonly Step[] = [
  {
    name: 'sort by name',
    on: (page) => page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button'),
    sees: { rows: true },
  },
  { name: 'next page', on: (page) => page.getByRole('button', { name: 'Next page' }), sees: { rows: true } },
  filters('open the filters', { shows: `details[open] ${FILTERS}` }),
  filters('close the filters', { hides: `details[open] ${FILTERS}` }),
  {
    name: 'open the account menu',
    on: (page) => page.getByRole('button', { name: /^Account menu for/ }),
    sees: { shows: MENU },
  },
  { name: 'close the account menu', on: () => 'Escape', sees: { hides: MENU } },
  { name: 'open the command menu', on: () => 'Control+k', sees: { shows: COMMANDS } },
  { name: 'type in the command menu', on: () => 'r', sees: { shows: `${COMMANDS} [aria-selected=true]` } },
  { name: 'close the command menu', on: () => 'Escape', sees: { hides: COMMANDS } },
  {
    name: 'open a patient',
    isRoute: true,
    on: (page) => page.locator('.table-open').nth(1),
    sees: { path: OVERVIEW, shows: '.patient-name' },
  },
  tab('tab: benefit summary', '/view-patient/benefit-summary', '.benefits, .card[data-height=tall]'),
  tab('tab: manage payments', '/view-patient/manage-payments', '.payment-accounts'),
  tab('tab: transactions', '/view-patient/transactions', '.transactions'),
  tab('tab: overview', OVERVIEW, '.overview'),
  drawer('drawer: dashboard', '/', 'h1'),
  drawer('drawer: patient search', '/search-patients', '.table-open'),
];
