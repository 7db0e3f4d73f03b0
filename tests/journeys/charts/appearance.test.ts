import type { Page } from 'playwright-core';
import { formatAppearance } from '#domain/session/appearance.ts';
import { type AppearanceSet, appearancePage, driveAppearance } from '#tests/support/pages/appearance.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { it } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { heldCalls } from './held-calls.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const ITEM = 'Look of ann';

/** The built portal; its storage holds, refuses and has no room for what one user chose. */
async function lookSet(page: Page, adapter: PageAdapter): Promise<AppearanceSet> {
  const asked = await heldCalls(page, '**/api/user');
  return {
    async open() {
      asked.forget();
      await page.context().clearCookies();
      await page.evaluate((item) => localStorage.removeItem(item), ITEM);
      await page.goto('/reports');
    },
    async keep(stored) {
      if (stored === 'refused')
        await page.evaluate(refuse, { item: ITEM, isRefused: true, way: 'getItem' as const });
      else if (stored !== 'nothing')
        await page.evaluate(([item, text]) => localStorage.setItem(item, text), [
          ITEM,
          formatAppearance(stored),
        ] as const);
    },
    async tellUser() {
      await (await asked.next()).fulfill({ json: staffUser({ id: 'ann' }) });
      await adapter.click('button', /^Account menu for/);
      await adapter.click('menuitem', 'View Profile');
      await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    },
    setStorageFull: (isRefused) => page.evaluate(refuse, { item: ITEM, isRefused, way: 'setItem' as const }),
  };
}

/** Lets storage refuse one item, or take it again. */
function refuse(given: { item: string; isRefused: boolean; way: 'getItem' | 'setItem' }): void {
  const { item, isRefused, way } = given;
  const prototype = Storage.prototype;
  const kept = Reflect.get(globalThis, `kept ${way}`) ?? prototype[way];
  Reflect.set(globalThis, `kept ${way}`, kept);
  Reflect.set(prototype, way, function (this: Storage, name: string, ...more: string[]) {
    if (isRefused && name === item) throw new DOMException('Refused', 'QuotaExceededError');
    return Reflect.apply(kept, this, [name, ...more]);
  });
}

it('CONST-1: how the portal looks walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  await signIn(page, 'frontdesk@bridgework.test');
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(appearancePage, driveAppearance(adapter, await lookSet(page, adapter)));
});
