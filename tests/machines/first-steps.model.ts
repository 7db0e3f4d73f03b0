import { model } from '#charts/explore/model.ts';
import { firstStepsMachine } from '#machines/first-steps/first-steps.machine.ts';

export const firstStepsModel = model({
  machine: firstStepsMachine,
  inputs: [undefined],
  events: { 'load.retry': [{}] },
  outcomes: {
    load: {
      loaded: { output: { plan: false, patient: false, officeCard: false, goals: true } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The dashboard starts by loading the steps, and rests once they are loaded.',
  invariants: {
    'LAYOUT-12: steps are listed only once they are loaded.': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
  },
});
