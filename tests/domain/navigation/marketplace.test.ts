import { expect, it } from 'vitest';
import { marketplaceLeadPath } from '#domain/navigation/marketplace.ts';
import { ADA, heldBy } from '../../support/patient-plans.ts';

const { plan } = heldBy();

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
