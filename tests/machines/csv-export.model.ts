import { model } from '#charts/explore/model.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';

export const csvExportModel = model({
  machine: csvExportMachine,
  inputs: [undefined],
  events: {
    'export.start': [{}],
    'export.stop': [{}],
    'export.retry': [{}],
    'export.dismiss': [{}],
  },
  outcomes: {
    addPage: {
      'a whole page': { output: { rows: 100, records: 250 } },
      'the last page': { output: { rows: 50, records: 250 } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('idle'),
  invariants: {
    'API-5, API-18: the server is called exactly while a file is being written.': (snapshot) =>
      snapshot.hasTag('loading') === 'addPage' in snapshot.children,
    'API-5, API-18: a file never has more rows than the list.': ({ context: { progress } }) =>
      progress.done <= (progress.of ?? 0) || progress.of === null,
    'API-5, API-18: progress is shown only while a file is being written.': (snapshot) =>
      !snapshot.matches('idle') ||
      (snapshot.context.progress.of === null && snapshot.context.progress.done === 0),
    'API-5, API-18: the next request is for the page after those in the file.': ({ context }) =>
      context.progress.of === null ? context.page === 1 : context.page >= 2,
    'API-5, API-18: a failure is shown exactly while the export is paused.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
  },
});
