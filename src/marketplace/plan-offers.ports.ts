import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getPlanOffers } from '#api/plan-sales.ts';
import { type PlanOffers, planOffersMachine } from '#machines/plan-offers/plan-offers.machine.ts';

export const wirePlanOffers = (client: PortalClient, practiceId: string) =>
  planOffersMachine.provide({
    actors: {
      load: fromPromise<PlanOffers, undefined>(({ signal }) => getPlanOffers(client, practiceId, signal)),
    },
  });
