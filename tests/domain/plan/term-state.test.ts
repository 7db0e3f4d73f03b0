import { expect, it } from 'vitest';
import { canCancelPlan, canSwitchAutoRenew, termState } from '#domain/plan/term-state.ts';
import { heldBy } from '../../support/patient-plans.ts';

const TODAY = '2026-11-22';
const FACTS = { isFuture: false, renews: true, amountDue: 0, today: TODAY };

/** The state of a term until a day, with a status and facts. */
const stateOf = (endDate: string, status: string, facts: Partial<typeof FACTS> = {}) =>
  termState(
    { ...heldBy({ status, autoRenew: true }), term: { startDate: '2026-06-10', endDate } },
    { ...FACTS, ...facts },
  );

it('API-21.11, API-21.25: a term is current, ends soon, is over, begins later, or waits for its payment', () => {
  expect([
    stateOf('2027-06-10', 'Active'),
    stateOf('2026-12-06', 'Active', { renews: false }),
    stateOf('2026-11-21', 'Expired'),
    stateOf('2027-06-10', 'Inactive'),
    stateOf('2027-06-10', 'Inactive', { isFuture: true }),
    stateOf('2027-06-10', 'Inactive', { amountDue: 348 }),
  ]).toEqual(['current', 'endsSoon', 'over', 'over', 'later', 'unpaid']);
});

it('API-21.25: a renewal that waits for its payment can be canceled, unless a part of it is paid', () => {
  expect([canSwitchAutoRenew('unpaid', false), canSwitchAutoRenew('unpaid', true)]).toEqual([true, false]);
  expect([canSwitchAutoRenew('current', true), canSwitchAutoRenew('over', false)]).toEqual([true, false]);
});

it('API-12.3: the subscriber’s plan can be canceled while it runs or before it begins, and a dependent’s page has no such button', () => {
  const states = ['later', 'current', 'endsSoon', 'unpaid', 'over'] as const;
  const canceledBy = (primary: boolean) => states.filter((state) => canCancelPlan(state, { primary }));
  expect([canceledBy(true), canceledBy(false)]).toEqual([['later', 'current', 'endsSoon'], []]);
});
