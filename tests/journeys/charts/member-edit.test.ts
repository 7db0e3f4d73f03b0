import { driveMemberEdit, memberEditPage } from '#tests/support/pages/member-edit.ts';
import { memberEditSet } from '#tests/support/sets/member-edit.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-8, SCHEMA-3: the form that changes a patient walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(memberEditPage, driveMemberEdit(adapter, await memberEditSet(adapter, desk)));
});
