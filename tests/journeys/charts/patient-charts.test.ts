import { pages, type Walked } from '#tests/support/pages/pages.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

for (const [chart, { model, drive, user }] of Object.entries<Walked>(pages))
  it(`the built page shows each state that the tours of the ${chart} chart reach`, async ({
    page,
    pageErrors,
  }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors, user);
    await walkOnPage(model, await drive(adapter, desk));
  });
