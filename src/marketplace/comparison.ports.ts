import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getPlanOffers } from '#api/plan-sales.ts';
import { type ComparedOffers, comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { loadPatientBrief } from './patient-brief.ports.ts';

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
        const [offered, brief] = await Promise.all([
          getPlanOffers(client, path.practiceId, signal),
          isForPatient ? loadPatientBrief(client, path, today, signal) : null,
        ]);
        return { ...offered, patient: brief?.patient ?? null };
      }),
    },
  });
