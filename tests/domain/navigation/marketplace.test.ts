import { expect, it } from 'vitest';
import { addMemberPath, marketplaceLeadPath, renewalPath } from '#domain/navigation/marketplace.ts';
import { ADA, heldBy } from '../../support/patient-plans.ts';

const { plan } = heldBy();

it('FRAME-1: the address of a renewal has `member_id` and `plan_id`', () => {
  expect(renewalPath(ADA, plan)).toBe('/widget/renewal?member_id=10000001&plan_id=20001');
});

it('FRAME-1: the address to add a member has `member_id`, `plan_id` and `plan_type`', () => {
  expect(addMemberPath(ADA, plan)).toBe(
    '/widget/add-member?member_id=10000001&plan_id=20001&plan_type=Ad-hoc',
  );
});

it('ROUTE-2, ROUTE-8: the addresses of marketplace pages have ids only, and no plan if there is none', () => {
  expect(marketplaceLeadPath('comparePlans', ADA, plan)).toBe(
    '/widget/compare?member_id=10000001&plan_id=20001',
  );
  expect(marketplaceLeadPath('patientExplorePlans', ADA, plan)).toBe(
    '/explore-plans?member_id=10000001&plan_id=20001',
  );
  expect(marketplaceLeadPath('patientPurchasePlan', ADA, { ...plan, id: '' })).toBe(
    '/widget/purchase?member_id=10000001',
  );
});
