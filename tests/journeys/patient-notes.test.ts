import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { openDialog, press, tabTo } from './keyboard.ts';
import { patientOf } from './patient-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

/** No other journey reads this patient, because the record changes. */
const PATIENT = '10000191';

/** Too long for the bar of a scrolled page, which shortens it. */
const NOTE = `Prefers texts to calls, ${'needs a quiet room, '.repeat(6)}and a call to her son`;

it('PATIENT-1.4, PATIENT-1.5: by keyboard, a note is added as an alert, seen on every page and in the activity, and removed', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test', { at: '/view-patient/overview', memberId: PATIENT });
  const notes = page.getByRole('group', { name: 'Notes', exact: true });
  const activity = page.getByRole('group', { name: 'Activity', exact: true });
  await notes.getByText('No notes yet.').waitFor();
  await notes.getByRole('button', { name: 'Add note' }).focus();
  await openDialog(page);
  await tabTo(page, 'Note');
  await page.keyboard.type(NOTE);
  await press(page, 'Tab');
  await press(page, 'Space');
  await isClean(page, 'a new note');
  await press(page, 'Tab', 'Enter');
  await page.getByText('Note added successfully', { exact: true }).waitFor();
  await notes.getByText(NOTE).waitFor();
  await activity.getByText('Note added', { exact: true }).waitFor();
  await isClean(page, 'the overview with a note');

  await patientOf(page).tab('Transactions').click();
  await page.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();
  const alert = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${NOTE}$`) });
  await alert.waitFor();

  await patientOf(page).tab('Overview').click();
  await activity.getByText('Note added', { exact: true }).waitFor();
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.mouse.wheel(0, 1000);
  const inBar = page.locator('.patient-bar-alert').getByText(NOTE, { exact: true });
  await inBar.waitFor();
  expect(await inBar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await notes.getByRole('button', { name: `Remove note: ${NOTE}` }).focus();
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Remove this note?' }).waitFor();
  await page.getByRole('button', { name: 'Remove note', exact: true }).focus();
  await press(page, 'Enter');
  await notes.getByText('No notes yet.').waitFor();
  await activity.getByText('Note removed', { exact: true }).waitFor();
  await expect.poll(() => alert.count()).toBe(0);
});
