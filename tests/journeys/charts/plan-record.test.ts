import { drivePlanRecord, planRecordPage } from '#tests/support/pages/plan-record.ts';
import { planRecordSet } from '#tests/support/sets/plan-record.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

it('ROUTE-8: what a plan has seen, and what falls due on it, walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const { adapter, desk } = await deskOnPage(page, troubles);
  await walkOnPage(planRecordPage, drivePlanRecord(adapter, await planRecordSet(desk)));
});
