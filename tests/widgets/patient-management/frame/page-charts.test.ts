// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Patient } from '#domain/plan/plan-selection.ts';
import { chartOf, type PageChartParts } from '#widgets/patient-management/frame/page-chart.ts';
import { wirePatient } from '#widgets/patient-management/frame/patient.ports.ts';
import { createReceiptTab } from '#widgets/patient-management/transactions/receipt-tab.ports.ts';
import { commandedPort } from '../../../support/commanded-port.ts';
import { deskHost } from '../../../support/desk-host.ts';
import { ADA, heldBy, plansIn } from '../../../support/patient-plans.ts';

const EXPIRED = heldBy({ id: '20000', name: 'Smile Basic', status: 'Expired', expiresIn: -40 });
const ON_PLANS: Patient = {
  member: ADA,
  summary: plansIn({ activePlans: [heldBy()], expiredPlans: [EXPIRED] }),
};

/** A patient on a page, over a server that never answers what the charts of the page ask. */
async function openPatient(page: PatientPageName) {
  const patient = commandedPort<Patient>();
  const due = commandedPort<number, { planId: string }>();
  const parts: PageChartParts = {
    host: deskHost({ fetch: () => new Promise<never>(() => undefined) }),
    receiptTab: createReceiptTab({ open: () => null }),
    cardFrame: null,
    chart: (name) => chartOf(name)(actor.getSnapshot()),
  };
  const machine = wirePatient(parts).provide({
    actors: { loadPatient: patient.logic, getAmountDue: due.logic },
  });
  const actor = createActor(machine, { systemId: 'patient', input: { page } }).start();
  const running = () => Object.keys(actor.getSnapshot().context.running).sort();
  const chart = (name: string) => actor.getSnapshot().children[name];
  return { actor, patient, due, running, chart };
}

it('PATIENT-2: the chart of a page starts once the patient is known', async () => {
  const { patient, running } = await openPatient('benefitSummary');
  expect(running()).toEqual([]);
  await patient.succeed(ON_PLANS);
  expect(running()).toEqual(['benefits']);
});

it('API-15: the benefits stay as they are when the patient is loaded again, with what is being done about them', async () => {
  const { actor, patient, due, chart } = await openPatient('benefitSummary');
  await patient.succeed(ON_PLANS);
  await due.succeed(30);
  const benefits = chart('benefits');
  actor.send({ type: 'patient.refresh' });
  await patient.succeed(ON_PLANS);
  expect(chart('benefits')).toBe(benefits);
});

it('API-15: the benefits are loaded again for another plan, and where the plan has changed', async () => {
  const { actor, patient, due, chart } = await openPatient('benefitSummary');
  await patient.succeed(ON_PLANS);
  await due.succeed(30);
  const first = chart('benefits');
  actor.send({ type: 'plan.choose', planId: '20000' });
  const second = chart('benefits');
  expect([second === first, first?.getSnapshot().status]).toEqual([false, 'stopped']);
  await due.succeed(0);
  actor.send({ type: 'patient.refresh' });
  const summary = plansIn({
    activePlans: [heldBy()],
    expiredPlans: [{ ...EXPIRED, term: { startDate: '2024-01-01', endDate: '2024-12-31' } }],
  });
  await patient.succeed({ member: ADA, summary });
  expect(chart('benefits')).not.toBe(second);
});

it('PATIENT-1: a chart that is still loading stops with its page', async () => {
  const { actor, patient, due, running } = await openPatient('transactions');
  await patient.succeed(ON_PLANS);
  await due.succeed(30);
  expect(running()).toEqual(['csvExport', 'receiptEmail', 'transactions']);
  actor.send({ type: 'page.open', page: 'overview' });
  expect(running()).toEqual(['csvExport', 'membership', 'receiptEmail']);
});

it('API-10: a payment starts once the amount due is known, and receives each other amount', async () => {
  const { actor, patient, due, running, chart } = await openPatient('payment');
  await patient.succeed(ON_PLANS);
  expect(running()).toEqual([]);
  await due.succeed(30);
  expect(running()).toEqual(['takePayment']);
  const payment = chart('takePayment');
  actor.send({ type: 'patient.refresh' });
  await patient.succeed(ON_PLANS);
  await due.succeed(12.5);
  expect(chart('takePayment')).toBe(payment);
  expect(payment?.getSnapshot()).toMatchObject({ context: { dueCents: 1250 } });
});

it('API-10: opening a payment loads the amount due again and stops the charts of the other pages', async () => {
  const { actor, patient, due, running } = await openPatient('overview');
  await patient.succeed(ON_PLANS);
  await due.succeed(30);
  actor.send({ type: 'page.open', page: 'payment' });
  expect([running(), patient.asked.length]).toEqual([['takePayment'], 2]);
});
