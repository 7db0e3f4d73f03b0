import type { Page } from 'playwright-core';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import {
  drivePasswordChange,
  type PasswordChangeSet,
  passwordChangePage,
} from '#tests/support/pages/password-change.ts';
import { shows } from '#tests/support/pages/shows.ts';
import { it } from '../support/journey.ts';
import { storeSession } from '../support/signed-in.ts';
import { heldCalls } from './held-calls.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

/** The built portal; the server decides about the change on command. */
async function passwordChangeSet(page: Page, adapter: PageAdapter): Promise<PasswordChangeSet> {
  const asked = await heldCalls(page, '**/user/password');
  const answer = (status: number, json: object) => async () => (await asked.next()).fulfill({ status, json });
  const refuse = (field: string, message: string) =>
    answer(400, { status: 400, reason: 'Bad Request', message, validationErrors: [{ field, message }] });
  return {
    async open() {
      await page.goto('/reports');
      await page.getByRole('button', { name: /^Account menu for/ }).waitFor();
    },
    seesUnsaved: (isUnsaved) => shows(adapter, () => window.onbeforeunload !== null, isUnsaved),
    answer: {
      changed: answer(200, { message: 'Password changed successfully' }),
      'wrong password': refuse('currentPassword', 'Your current password is incorrect.'),
      'easy to guess': refuse('newPassword', 'This password is too easy to guess. Choose another one.'),
      'too often': answer(429, { status: 429, reason: 'Too Many Requests', message: 'Too many attempts.' }),
    },
  };
}

it('LAYOUT-8, LOGIN-4: changing the password walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of (400|429) \(.*\) at \/api\/user\/password$/);
  await storeSession(page, 'frontdesk@bridgework.test');
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(passwordChangePage, drivePasswordChange(adapter, await passwordChangeSet(page, adapter)));
});
