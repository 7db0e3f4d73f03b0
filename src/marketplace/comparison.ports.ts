import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getMember } from '#api/member.ts';
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
        const [offered, member] = await Promise.all([
          getPlanOffers(client, path.practiceId, signal),
          path.memberId === '' ? null : getMember(client, path, today, signal),
        ]);
        return { ...offered, patientName: member?.name ?? null };
      }),
    },
  });
