import { model } from '#charts/explore/model.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';

export const planRecordModel = model({
  machine: planRecordMachine,
  inputs: [undefined],
  events: { 'load.retry': [{}] },
  outcomes: {
    load: {
      told: { output: { kind: 'schedule', payments: [], chargedTo: null } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The page starts by loading the record, and rests once it is loaded.',
  invariants: {
    'ROUTE-8: only loaded data is shown.': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
    'ROUTE-8: a failure is shown exactly if nothing could be loaded.': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'ROUTE-8: the server is called exactly while the page loads.': (snapshot) =>
      snapshot.hasTag('loading') === 'load' in snapshot.children,
  },
});
