import { expect } from 'vitest';
import { commandMenuOf } from './command-page.ts';
import { seesFocus, tabTo } from './keyboard.ts';
import { logOut } from './shell-page.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

it('LAYOUT-13.1, LAYOUT-13.2: after a sign-in a hint teaches the command menu; it is dismissed by keyboard or by opening the menu, and stays away for that user', async ({
  page,
}) => {
  const hint = page.getByText('Press Ctrl K anywhere to find a patient or open a page.');
  const signOut = async () => {
    await logOut(page);
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
  };
  await signIn(page, 'frontdesk@bridgework.test');
  await hint.waitFor();
  await page.reload();
  await hint.waitFor();
  await tabTo(page, 'Got it');
  await seesFocus(page, 'Got it');
  await page.keyboard.press('Enter');
  await hint.waitFor({ state: 'detached' });
  await signOut();
  await signIn(page, 'team@bridgework.test');
  await hint.waitFor();
  const menu = commandMenuOf(page);
  await menu.open();
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  for (const person of ['frontdesk@bridgework.test', 'team@bridgework.test'] as const) {
    await signOut();
    await signIn(page, person);
    await menu.opener.waitFor();
    expect(await hint.count()).toBe(0);
  }
});
