import { driveMembership, membershipPage } from '#tests/support/pages/membership.ts';
import { membershipSet } from '#tests/support/sets/membership.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('API-12: the membership of a plan walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(membershipPage, driveMembership(adapter, await membershipSet(desk)));
});
