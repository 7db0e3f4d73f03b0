import { model } from '#charts/explore/model.ts';
import { firstStepsMachine } from '#machines/first-steps/first-steps.machine.ts';
import { BUSY, loadsOnce } from './loading.ts';

export const firstStepsModel = model({
  machine: firstStepsMachine,
  ...loadsOnce('LAYOUT-12'),
  outcomes: {
    load: {
      loaded: { output: { plan: false, patient: false, officeCard: false, goals: true } },
      'server down': BUSY,
    },
  },
});
