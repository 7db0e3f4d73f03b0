import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';
import { loader } from '../shared/loader.ts';

export interface PlanOffers {
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
}

export const planOffersMachine = loader<PlanOffers>({
  id: 'planOffers',
  description: 'The plans of the practice, to compare what procedures cost with each.',
  meta: { requirements: ['FRAME-1'] },
});
