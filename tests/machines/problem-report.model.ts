import { model } from '#charts/explore/model.ts';
import { problemReportMachine } from '#machines/problem-report/problem-report.machine.ts';

export const problemReportModel = model({
  machine: problemReportMachine,
  inputs: [undefined],
  events: {
    'field.change': [
      { case: 'a sentence', field: 'message', value: 'The receipt stays empty' },
      { case: 'only spaces', field: 'message', value: '  ' },
      { case: 'nothing', field: 'message', value: '' },
    ],
    'field.blur': [{ field: 'message' }],
    'report.send': [
      { case: 'with an error ID', errorId: '7d41f0ce' },
      { case: 'without an error', errorId: '' },
    ],
    'report.restart': [{}],
    'report.save': [{}],
    'help.close': [{}],
  },
  outcomes: {
    sendReport: {
      sent: { output: '4829-1375' },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
    saveReport: { saved: { output: undefined }, failed: { error: new Error('The recorder did not load.') } },
  },
  isHome: (snapshot) => snapshot.matches({ report: 'empty' }) && !snapshot.hasTag('busy'),
  invariants: {
    'ATELIER-7.4: a report without a message is not sent.': (snapshot) =>
      !snapshot.matches({ report: { written: 'sending' } }) ||
      snapshot.context.fields.texts.message.trim() !== '',
    'ATELIER-7.4: a message that was not sent is still there.': (snapshot) =>
      !snapshot.matches({ report: 'written' }) || snapshot.context.fields.texts.message.trim() !== '',
    'ATELIER-7.4: a sent report has a number, and its message is gone.': (snapshot) =>
      !snapshot.matches({ report: 'sent' }) ||
      (snapshot.context.number === '4829-1375' && snapshot.context.fields.texts.message === ''),
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !snapshot.matches({ report: { written: 'sending' } }) || snapshot.context.failure === null,
    'ERR-1: why the file was not saved is stored exactly while the page shows it.': (snapshot) =>
      (snapshot.context.saveFailure !== null) === snapshot.matches({ log: 'failed' }),
  },
});
