import { expect, it } from 'vitest';
import { widgetAddress } from '#domain/navigation/hosting.ts';
import type { PageName } from '#domain/navigation/routes.ts';

const config = {
  widgets: {
    patients: '/patients.js',
    plans: '/plans.js',
    goals: '/goals.js',
    payments: '/payments.js',
    revenue: '/revenue.js',
    fees: '/fees.js',
  },
};

it.each<[PageName, string]>([
  ['explorePlans', '/plans.js'],
  ['purchasePlan', '/plans.js'],
  ['searchPatients', '/patients.js'],
  ['overview', '/patients.js'],
  ['goalSettings', '/goals.js'],
  ['paymentManagement', '/payments.js'],
  ['practiceTransactions', '/payments.js'],
  ['dayClose', '/payments.js'],
  ['revenueManagement', '/revenue.js'],
  ['feeManagement', '/fees.js'],
  ['editPlanFee', '/fees.js'],
])('WIDGET-1: %s hosts the widget that is configured as %s', (page, address) => {
  expect(widgetAddress(page, config)).toBe(address);
});
