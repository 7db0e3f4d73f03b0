import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isProof } from '#tests/support/depth.ts';
import { bellOf, DENIED } from './bell-page.ts';
import { ADMIN_ROUTES, COMMON_ROUTES, isAboutMember, MEMBER_ROUTES } from './routes-table.ts';
import { selectMember, shellOf, TAMSIN } from './shell-page.ts';
import { colourFindings, type ShownLook } from './support/accessibility.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';
const timeout = isProof ? 300_000 : 120_000;

const THEMES = ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'];
const LOOKS: readonly ShownLook[] = THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['ordinary', 'more'] as const).map((contrast) => ({ theme, scheme, contrast })),
  ),
);

async function reads(page: Page, what: string, looks: readonly ShownLook[] = LOOKS): Promise<void> {
  for (let first = 0; first < looks.length; first += 4) {
    const some = looks.slice(first, first + 4);
    expect([what, await colourFindings(page, some)]).toEqual([what, []]);
  }
}

/** One look of each page in turn, so that every look has its pages; under PROVE every look of every page. */
const lookInTurn = (turn: number): readonly ShownLook[] =>
  LOOKS.filter((_, place) => isProof || place === turn % LOOKS.length);

const inContrast = (contrast: ShownLook['contrast']) => LOOKS.filter((look) => look.contrast === contrast);

it('CONST-1: every page can be read in the six theme colours, light, dark and in high contrast', {
  timeout,
}, async ({ page }) => {
  await signIn(page, ADMIN);
  await selectMember(page, TAMSIN.memberId);
  for (const [turn, [path]] of [...COMMON_ROUTES, ...ADMIN_ROUTES, ...MEMBER_ROUTES].entries()) {
    await page.goto(path);
    await shellOf(page).heading.waitFor();
    await shellOf(page).account.waitFor();
    if (isAboutMember(path)) await page.getByRole('heading', { name: TAMSIN.name }).waitFor();
    await reads(page, path, lookInTurn(turn));
  }
});

const dialogs: readonly (readonly [item: string, looks: readonly ShownLook[]])[] = [
  ['View Profile', LOOKS],
  ['Update Password', isProof ? LOOKS : inContrast('more')],
];
for (const [item, looks] of dialogs)
  it(`CONST-1: ${item} can be read in the six theme colours, light, dark and in high contrast`, {
    timeout,
  }, async ({ page }) => {
    await signIn(page, ADMIN);
    await shellOf(page).account.click();
    await page.getByRole('menuitem', { name: item }).click();
    await shellOf(page).dialog.waitFor();
    await reads(page, item, looks);
  });

it('CONST-1: the open bell can be read in the six theme colours, light and dark', async ({ page }) => {
  await signIn(page, ADMIN);
  const { bell, panel } = bellOf(page);
  await bell.click();
  await panel.getByText(DENIED).waitFor();
  await reads(page, 'bell', isProof ? LOOKS : inContrast('ordinary'));
});
