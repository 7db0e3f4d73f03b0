import { describe } from 'vitest';
import { driveNotifications, notificationsPage } from '#tests/support/pages/notifications.ts';
import { it } from '../support/journey.ts';
import { notificationsSet } from './notifications-set.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

describe('the built page walks the tours of the bell and leaves no transition out', () => {
  it('BELL-1, BELL-3, BELL-5, BELL-6: the list, its stream, the dropdown and what is dismissed', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/Error clearing all notifications/);
    const adapter = await builtPageAdapter(page, pageErrors);
    await walkOnPage(notificationsPage, driveNotifications(adapter, await notificationsSet(page, adapter)));
  });
});
