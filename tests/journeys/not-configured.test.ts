import { expect } from 'vitest';
import { accountsOf } from './accounts-page.ts';
import { REPORT, WIDGET } from './routes-table.ts';
import { seesPage } from './shell-page.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const PRACTICE = 'Harborlight Portland';

withSettings({ REPORT_URL: '', WIDGET_PATIENTS_URL: '', MARKETPLACE_URL: '' })(
  'DASH-3.1, WIDGET-4.2: an empty REPORT_URL or widget path shows that the environment does not configure it',
  async ({ page }) => {
    await openAs(page, FRONT_DESK);
    await seesPage(page, '/', ['Dashboard', PRACTICE, REPORT]);
    await page.goto('/search-patients');
    await seesPage(page, '/search-patients', ['Manage Patients', PRACTICE, WIDGET]);
    await page.goto('/widget/purchase');
    await seesPage(page, '/widget/purchase', ['Purchase a plan', PRACTICE, WIDGET]);
  },
);

withSettings({ HOSTED_FIELDS_URL: 'https://fields.example/card', HOSTED_FIELDS_PAGE_ID: 'page-7' })(
  'FRAME-5.1: the card fields load from the configured URL with the configured page id',
  async ({ page }) => {
    const asked = page.waitForRequest('https://fields.example/**');
    await page.route('https://fields.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Card fields</title>' }),
    );
    await storeSession(page, FRONT_DESK);
    const accounts = accountsOf(page);
    await accounts.open('10000014');
    await accounts.add.click();
    const { pathname, searchParams } = new URL((await asked).url());
    expect([pathname, searchParams.get('page')]).toEqual(['/card', 'page-7']);
  },
);
