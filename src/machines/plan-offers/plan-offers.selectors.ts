import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planOffersMachine } from './plan-offers.machine.ts';

export type PlanOffersRef = ActorRefFrom<typeof planOffersMachine>;
type Snapshot = SnapshotFrom<typeof planOffersMachine>;

export const selectPlanOffers = ({ context }: Snapshot) => context.loaded;
export const selectOffersFailure = ({ context }: Snapshot) => context.failure;
