import { createActor, fromPromise } from 'xstate';
import { getAmountDue } from '#api/amount-due.ts';
import { createHostClient } from '#api/host-client.ts';
import { getMember, type PatientPlace } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import type { Patient } from '#domain/plan/plan-selection.ts';
import { planSelectionMachine } from '#machines/plan-selection/plan-selection.machine.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from '../practice-day.ts';

/** The chart of a patient's plans with every port provided, running. */
export const startPlanSelection = (host: WidgetHost): PlanSelectionRef =>
  createActor(wirePlanSelection(host)).start();

export function wirePlanSelection(host: WidgetHost) {
  const client = createHostClient(host);
  return planSelectionMachine.provide({
    actors: {
      loadPatient: fromPromise<Patient, undefined>(async ({ signal }) => {
        const [place, today] = [placeOf(host), todayAt(host)];
        const [member, summary] = await Promise.all([
          getMember(client, place, today, signal),
          getPatientSummary(client, place, today, signal),
        ]);
        return { member, summary };
      }),
      getAmountDue: fromPromise<number, { planId: string }>(({ input, signal }) =>
        getAmountDue(client, { ...placeOf(host), ...input }, signal),
      ),
    },
  });
}

/** A page about a patient is not opened without one (ROUTE-8). */
const placeOf = ({ session, page }: WidgetHost): PatientPlace => ({
  practiceId: session.practice.id,
  memberId: page.memberId ?? '',
});
