import { createActor } from 'xstate';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { Due, Patient } from '#domain/plan/plan-selection.ts';
import type { PageChartName } from '#machines/patient/patient.pages.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { ADA, heldBy, plansIn } from '#tests/support/patient-plans.ts';
import { chartOf, type PageChartParts } from '#widgets/patient-management/frame/page-chart.ts';
import { wirePatient } from '#widgets/patient-management/frame/patient.ports.ts';
import { createReceiptTab } from '#widgets/patient-management/transactions/receipt-tab.ports.ts';

export const EXPIRED = heldBy({ id: '20000', name: 'Smile Basic', status: 'Expired', expiresIn: -40 });
export const ON_PLANS: Patient = {
  member: ADA,
  summary: plansIn({ activePlans: [heldBy()], expiredPlans: [EXPIRED] }),
  today: '2026-03-16',
};

/** A patient on a page. Without `fetch`, the server never responds to the charts of the page. */
export function openPatient(
  page: PatientPageName,
  fetch: (path: string) => Promise<Response> = () => new Promise<never>(() => undefined),
) {
  const patient = commandedPort<Patient>();
  const due = commandedPort<Due, { planId: string }>();
  const toasts: Toast[] = [];
  const parts: PageChartParts = {
    host: patientHost({ fetch, toast: (toast) => toasts.push(toast) }),
    receiptTab: createReceiptTab({} as Window),
    cardFrame: null,
    chart: (name) => chartOf(name)(actor.getSnapshot()),
  };
  const machine = wirePatient(parts).provide({
    actors: { loadPatient: patient.logic, getAmountDue: due.logic },
  });
  const actor = createActor(machine, { systemId: 'patient', input: { page, mayReverse: true } }).start();
  const running = () => Object.keys(actor.getSnapshot().context.running).sort();
  const chart = <Name extends PageChartName>(name: Name) => chartOf(name)(actor.getSnapshot());
  return { actor, patient, due, running, chart, toasts };
}
