import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getMember } from '#api/member.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { getPlanOffers } from '#api/plan-sales.ts';
import { type ComparedOffers, comparisonMachine } from '#machines/comparison/comparison.machine.ts';

interface ComparedFor {
  practiceId: string;
  /** Empty for no patient. */
  memberId: string;
  today: string;
}

export const wireComparison = (client: PortalClient, { today, ...path }: ComparedFor) =>
  comparisonMachine.provide({
    actors: {
      loadOffers: fromPromise<ComparedOffers, undefined>(async ({ signal }) => {
        const isForPatient = path.memberId !== '';
        const [offered, member, summary] = await Promise.all([
          getPlanOffers(client, path.practiceId, signal),
          isForPatient ? getMember(client, path, today, signal) : null,
          isForPatient ? getPatientSummary(client, path, today, signal) : null,
        ]);
        const currentPlans = summary?.activePlans.map(({ plan }) => plan.name) ?? [];
        return { ...offered, patientName: member?.name ?? null, currentPlans };
      }),
    },
  });
