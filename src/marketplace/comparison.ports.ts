import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getPlanOffers } from '#api/plan-sales.ts';
import { type ComparedOffers, comparisonMachine } from '#machines/comparison/comparison.machine.ts';

export const wireComparison = (client: PortalClient, practiceId: string) =>
  comparisonMachine.provide({
    actors: {
      loadOffers: fromPromise<ComparedOffers, undefined>(({ signal }) =>
        getPlanOffers(client, practiceId, signal),
      ),
    },
  });
