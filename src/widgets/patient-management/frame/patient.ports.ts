import { enqueueActions, fromPromise, spawnChild } from 'xstate';
import { getAmountDue } from '#api/amount-due.ts';
import { createHostClient } from '#api/host-client.ts';
import { getMember } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { initials } from '#domain/access/staff.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Due, Patient } from '#domain/plan/plan-selection.ts';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, todayAt } from '#widgets/shared/host-facts.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { mayReverse } from '#widgets/shared/reversal/reversal.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { createReceiptTab, type ReceiptTab } from '../transactions/receipt-tab.ports.ts';
import { chartOf, type PageChartParts } from './page-chart.ts';
import { PAGE_CHARTS } from './page-charts.ports.ts';

export interface RunningPatient {
  patient: PatientRef;
  attachCardFields(frame: HTMLIFrameElement | null): void;
  stop(): void;
}

export function startPatient(host: WidgetHost, page: PatientPageName): RunningPatient {
  const cardForm = () => parts.chart('newCard') ?? parts.chart('paymentAccounts');
  let receiptTab: ReceiptTab | undefined;
  let cardFrame: CardFrame | null = null;
  const parts: PageChartParts = {
    host,
    get receiptTab() {
      receiptTab ??= createReceiptTab(window);
      return receiptTab;
    },
    get cardFrame() {
      cardFrame ??= configuredCardFrame(host, cardForm);
      return cardFrame;
    },
    chart: (name) => chartOf(name)(patient.getSnapshot()),
  };
  const patient = createRoot(wirePatient(parts), {
    systemId: 'patient',
    input: { page, mayReverse: mayReverse(host) },
  });
  patient.start();
  return {
    patient,
    attachCardFields: (frame) => cardFrame?.attach(frame),
    stop: watchToday(host, patient, () => patient),
  };
}

export function wirePatient(parts: PageChartParts) {
  const { host } = parts;
  const client = createHostClient(host);
  return patientMachine.provide({
    actors: {
      loadPatient: fromPromise<Patient, undefined>(async ({ signal }) => {
        const [params, today] = [patientOf(host), todayAt(host)];
        const [member, summary] = await Promise.all([
          getMember(client, params, today, signal),
          getPatientSummary(client, params, today, signal),
        ]);
        return { member, summary, today };
      }),
      getAmountDue: fromPromise<Due, { planId: string }>(({ input, signal }) =>
        getAmountDue(client, { ...patientOf(host), ...input }, signal),
      ),
    },
    actions: {
      reportSubject({ context: { patient } }) {
        if (patient !== null) host.subject(`${initials(patient.member.name)} ${patient.member.id}`);
      },
      startCharts: enqueueActions(({ enqueue }, { charts }) => {
        for (const { name, planId, input } of charts) {
          const logic = PAGE_CHARTS[name](parts, planId);
          // XState's types allow only actors that a chart names.
          enqueue(spawnChild(logic, { id: name, systemId: name, input }) as never);
        }
      }),
    },
  });
}
