import { model } from '#charts/explore/model.ts';
import { planOffersMachine } from '#machines/plan-offers/plan-offers.machine.ts';
import { BUSY, loadsOnce } from './loading.ts';
import { SALE_OFFERS } from './sale-fixtures.ts';

export const planOffersModel = model({
  machine: planOffersMachine,
  ...loadsOnce('FRAME-1'),
  outcomes: {
    load: {
      loaded: { output: { offers: SALE_OFFERS, procedures: [] } },
      'server down': BUSY,
    },
  },
});
