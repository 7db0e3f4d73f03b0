import { driveTextToPay, textToPayPage } from '#tests/support/pages/text-to-pay.ts';
import { textToPaySet } from '#tests/support/sets/text-to-pay.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('DIALOG-1, FIELD-1: Text To Pay walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(textToPayPage, driveTextToPay(adapter, await textToPaySet(adapter, desk)));
});
