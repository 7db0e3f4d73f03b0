import type { Page } from 'playwright-core';
import { driveShortcuts, type ShortcutsSet, shortcutsPage } from '#tests/support/pages/shortcuts.ts';
import { commandMenuOf } from '../command-page.ts';
import { it } from '../support/journey.ts';
import { storeSession } from '../support/signed-in.ts';
import { goBackTo } from './accounts.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const SEARCH = '/search-patients';
const NOBODY = { info: { records: 0, pages: 0 }, results: [] };

/** The patient search of the built portal: a page with a field. What the keys lead to is seen, and left again. */
async function shortcutsSet(page: Page): Promise<ShortcutsSet> {
  const field = page.getByLabel('Find a patient', { exact: true });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const { line } = commandMenuOf(page);
  await page.route(/\/patient\/(recent|search)(\?.*)?$/, (route) => route.fulfill({ json: NOBODY }));

  async function leaveAgain(layer: typeof sheet): Promise<void> {
    await layer.waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  }

  async function comeBack(): Promise<void> {
    await page.getByRole('heading', { name: 'Report', level: 1, exact: true }).waitFor();
    await goBackTo(page, SEARCH);
    await field.waitFor();
  }

  return {
    async open() {
      await page.goto('about:blank');
      await page.goto(SEARCH);
      await field.waitFor();
    },
    async press({ key, ctrl, focus }) {
      if (focus === 'field') await field.focus();
      else await field.blur();
      const isSecond = (await page.locator('.key-hint kbd').count()) > 0;
      await page.keyboard.press(ctrl ? `Control+${key}` : key);
      if (focus === 'field') return;
      if (ctrl) await leaveAgain(line);
      if (key === '?' && !isSecond) await leaveAgain(sheet);
      if (key === 'r' && isSecond) await comeBack();
    },
  };
}

it('ROUTE-8: the shortcuts walk the tours of their chart and leave no transition out', async ({
  page,
  pageErrors,
}) => {
  await storeSession(page, 'admin@bridgework.test');
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(shortcutsPage, driveShortcuts(adapter, await shortcutsSet(page)));
});
