import { sampleOf } from '#tests/support/depth.ts';
import { bellOf, DENIED } from './bell-page.ts';
import { shellOf } from './shell-page.ts';
import { reads, SHOWN_LOOKS } from './shown-looks.ts';
import type { ShownLook } from './support/accessibility.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** Every look in one contrast; under PROVE in both. */
const inContrast = (contrast: ShownLook['contrast']) =>
  sampleOf(SHOWN_LOOKS, (look) => look.contrast === contrast);

const dialogs: readonly (readonly [item: string, looks: readonly ShownLook[]])[] = [
  ['View Profile', SHOWN_LOOKS],
  ['Update Password', inContrast('more')],
];
for (const [item, looks] of dialogs)
  it(`CONST-1: ${item} can be read in the six theme colors, light, dark and in high contrast`, {}, async ({
    page,
  }) => {
    await openAs(page, ADMIN);
    await shellOf(page).account.click();
    await page.getByRole('menuitem', { name: item }).click();
    const { dialog } = shellOf(page);
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await reads(page, item, looks);
  });

it('CONST-1: the open bell can be read in the six theme colors, light and dark', async ({ page }) => {
  await openAs(page, ADMIN);
  const { bell, panel } = bellOf(page);
  await bell.click();
  await panel.getByText(DENIED).waitFor();
  await reads(page, 'bell', inContrast('ordinary'));
});
