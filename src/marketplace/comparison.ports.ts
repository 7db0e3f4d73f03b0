import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import type { PlanPath } from '#api/member.ts';
import { getTreatments } from '#api/plan-records.ts';
import { getPlanOffers } from '#api/plan-sales.ts';
import { plansOf } from '#domain/plan/plan-selection.ts';
import { pastYear } from '#domain/plan/visit-years.ts';
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
        if (brief === null) return { ...offered, patient: null, past: [] };
        const planIds = [...new Set(plansOf(brief.summary).map(({ plan }) => plan.id))];
        const used = await loadUsed(
          client,
          planIds.map((planId) => ({ ...path, planId })),
          signal,
        );
        return { ...offered, patient: brief.patient, past: pastYear(used, today) };
      }),
    },
  });

/** A comparison does not fail because a plan's treatments can't be loaded. */
async function loadUsed(client: PortalClient, paths: readonly PlanPath[], signal: AbortSignal) {
  const records = await Promise.allSettled(paths.map((path) => getTreatments(client, path, signal)));
  return records.flatMap((record) =>
    record.status === 'fulfilled' && record.value.kind === 'treatments' ? record.value.procedures : [],
  );
}
