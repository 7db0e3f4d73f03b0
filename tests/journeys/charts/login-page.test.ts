import { describe } from 'vitest';
import { driveLogin, loginPage } from '#tests/support/pages/login.ts';
import { driveTextField, textFieldPage } from '#tests/support/pages/text-field.ts';
import { driveToastQueue, toastQueuePage } from '#tests/support/pages/toast-queue.ts';
import { openLogin } from '../login-page.ts';
import { it } from '../support/journey.ts';
import { loginSet, toastSet } from './login-sets.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

describe('the login page walks the tours of its charts and leaves no transition out', () => {
  it('LOGIN-2, LOGIN-5, LOGIN-6, LOGIN-7, LOGIN-9: signing in', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 401 |net::ERR_CONNECTION_REFUSED at \/api\/authenticate$/);
    const adapter = await builtPageAdapter(page, pageErrors);
    await walkOnPage(loginPage, driveLogin(adapter, await loginSet(page)));
  });

  it('FIELD-1, FIELD-2, LOGIN-3: its email field', async ({ page, pageErrors }) => {
    const adapter = await builtPageAdapter(page, pageErrors);
    await walkOnPage(
      textFieldPage,
      driveTextField(adapter, { open: async () => void (await openLogin(page)) }),
    );
  });

  it('TOAST-1, BELL-6: its toasts, and those of a page that offer to take a dismissal back', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/net::ERR_CONNECTION_REFUSED at \/api\/authenticate$/);
    const adapter = await builtPageAdapter(page, pageErrors);
    await walkOnPage(toastQueuePage, driveToastQueue(adapter, await toastSet(page)));
  });
});
