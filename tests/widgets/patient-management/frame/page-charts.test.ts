// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dueOf, heldBy, plansIn } from '../../../support/patient-plans.ts';
import { EXPIRED, ON_PLANS, openPatient } from './open-patient.ts';

it('PATIENT-2: the chart of a page starts once the patient is known', async () => {
  const { patient, running } = openPatient('benefitSummary');
  expect(running()).toEqual([]);
  await patient.succeed(ON_PLANS);
  expect(running()).toEqual(['benefits']);
});

it('PATIENT-1: the notes and the activity are requested in parallel with the patient', async () => {
  const requests: string[] = [];
  const { patient, running } = openPatient('overview', (path) => {
    requests.push(path.replace(/^.*\/member\/[^/]+/, ''));
    return new Promise<never>(() => undefined);
  });
  expect([running(), requests]).toEqual([
    ['activity', 'notes'],
    ['/notes?Page=1&PageSize=100', '/activity?Page=1&PageSize=10'],
  ]);
  await patient.succeed(ON_PLANS);
  expect([running(), requests.length]).toEqual([['activity', 'membership', 'notes'], 2]);
});

it('API-15: the benefits stay when the patient is loaded again, together with the current change', async () => {
  const { actor, patient, due, chart } = openPatient('benefitSummary');
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(30));
  const benefits = chart('benefits');
  actor.send({ type: 'patient.refresh' });
  await patient.succeed(ON_PLANS);
  expect(chart('benefits')).toBe(benefits);
});

it('CONST-3: at midnight an open dialog stays, and its chart receives the new day', async () => {
  const todayIn = async (page: 'benefitSummary' | 'managePayments', name: 'benefits' | 'paymentAccounts') => {
    const { actor, patient, due, chart } = openPatient(page);
    await patient.succeed(ON_PLANS);
    await due.succeed(dueOf(30));
    const before = chart(name);
    actor.send({ type: 'today.change', today: '2026-03-17' });
    await patient.succeed({ ...ON_PLANS, today: '2026-03-17' });
    expect(chart(name)).toBe(before);
    return chart(name)?.getSnapshot().context;
  };
  expect([
    await todayIn('benefitSummary', 'benefits'),
    await todayIn('managePayments', 'paymentAccounts'),
  ]).toMatchObject([{ plan: { today: '2026-03-17' } }, { today: '2026-03-17' }]);
});

it('API-15: the benefits are loaded again for another plan, and if the plan has changed', async () => {
  const { actor, patient, due, chart } = openPatient('benefitSummary');
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(30));
  const first = chart('benefits');
  actor.send({ type: 'plan.choose', planId: '20000' });
  const second = chart('benefits');
  expect([second === first, first?.getSnapshot().status]).toEqual([false, 'stopped']);
  await due.succeed(dueOf(0));
  actor.send({ type: 'patient.refresh' });
  const summary = plansIn({
    activePlans: [heldBy()],
    expiredPlans: [{ ...EXPIRED, term: { startDate: '2024-01-01', endDate: '2024-12-31' } }],
  });
  await patient.succeed({ ...ON_PLANS, summary });
  expect(chart('benefits')).not.toBe(second);
});

it('PATIENT-1: a chart that is still loading stops with its page', async () => {
  const { actor, patient, due, running } = openPatient('transactions');
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(30));
  expect(running()).toEqual(['csvExport', 'receiptEmail', 'reversal', 'transactions']);
  actor.send({ type: 'page.open', page: 'overview' });
  expect(running()).toEqual(['activity', 'csvExport', 'membership', 'notes', 'receiptEmail', 'reversal']);
});

it('API-10: a payment starts once the amount due is known, and receives later amounts', async () => {
  const { actor, patient, due, running, chart } = openPatient('payment');
  await patient.succeed(ON_PLANS);
  expect(running()).toEqual(['newCard', 'paymentFacts', 'receiptEmail']);
  await due.succeed(dueOf(30));
  expect(running()).toEqual(['newCard', 'paymentFacts', 'receiptEmail', 'takePayment']);
  const payment = chart('takePayment');
  actor.send({ type: 'patient.refresh' });
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(12.5));
  expect(chart('takePayment')).toBe(payment);
  expect(payment?.getSnapshot()).toMatchObject({ context: { dueCents: 1250 } });
});

it('API-9: only a subscriber’s payment methods are offered for auto-renewal', async () => {
  const paysForPlans = async (primary: boolean) => {
    const { patient, chart } = openPatient('payment');
    await patient.succeed({
      ...ON_PLANS,
      summary: plansIn({ activePlans: [heldBy({}, { primary })] }),
    });
    return chart('newCard')?.getSnapshot().context.paysForPlans;
  };
  expect([await paysForPlans(true), await paysForPlans(false)]).toEqual([true, false]);
});

it('API-10: opening a payment loads the amount due again and stops the charts of the other pages', async () => {
  const { actor, patient, due, running } = openPatient('overview');
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(30));
  actor.send({ type: 'page.open', page: 'payment' });
  expect([running(), patient.asked.length]).toEqual([
    ['newCard', 'paymentFacts', 'receiptEmail', 'takePayment'],
    2,
  ]);
});
