import { model } from '#charts/explore/model.ts';
import { planOffersMachine } from '#machines/plan-offers/plan-offers.machine.ts';
import { SALE_OFFERS } from './sale.model.ts';

export const planOffersModel = model({
  machine: planOffersMachine,
  inputs: [undefined],
  events: { 'load.retry': [{}] },
  outcomes: {
    load: {
      loaded: { output: { offers: SALE_OFFERS, procedures: [] } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts before the plans are loaded.',
  invariants: {
    'FRAME-1: plans are compared once they are loaded.': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
    'FRAME-1: a failure has a reason.': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
  },
});
