import { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';
import { model } from '#tests/support/model/model.ts';

export const pageInitialStateModel = model({
  machine: pageInitialStateMachine,
  inputs: [{ kind: 'page' }, { kind: 'patientSearch' }],
  events: {},
  isHome: (snapshot) => snapshot.matches('settled'),
});
