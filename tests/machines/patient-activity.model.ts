import { model } from '#charts/explore/model.ts';
import type { ActivityList } from '#domain/patient/activity.ts';
import { patientActivityMachine } from '#machines/patient-activity/patient-activity.machine.ts';
import { selectHasMore } from '#machines/patient-activity/patient-activity.selectors.ts';

const entries = [{ activity: 'noteAdded', by: 'Robin Hale', at: '2026-11-22T15:04:05Z' }] as const;
const LONG: ActivityList = { entries, count: 40 };

export const patientActivityModel = model({
  machine: patientActivityMachine,
  inputs: [undefined],
  events: { 'activity.more': [{}], 'activity.refresh': [{}], 'activity.retry': [{}] },
  outcomes: {
    listActivity: {
      few: { output: { entries, count: 1 } },
      'more than a page': { output: LONG },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The list starts by loading, and stays once it is shown.',
  invariants: {
    'PATIENT-1: a failure is shown exactly when the entries could not be loaded.': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'PATIENT-1: more entries can be shown as long as there are more.': (snapshot) =>
      !snapshot.matches('shown') ||
      selectHasMore(snapshot) === (snapshot.context.list?.count === 40 && snapshot.context.most < 40),
  },
});
