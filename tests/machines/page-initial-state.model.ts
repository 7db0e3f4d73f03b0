import { model } from '#charts/explore/model.ts';
import { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';

export const pageInitialStateModel = model({
  machine: pageInitialStateMachine,
  inputs: [{ kind: 'page' }, { kind: 'patientSearch' }],
  events: {},
  isHome: (snapshot) => snapshot.matches('settled'),
  invariants: {
    'PATIENT-6: a page is new until it is settled, and then never again.': (snapshot) =>
      snapshot.matches('fresh') === (snapshot.status === 'active'),
  },
});
