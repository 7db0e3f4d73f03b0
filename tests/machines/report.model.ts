import { getNextSnapshot } from 'xstate';
import { model } from '#charts/explore/model.ts';
import { reportMachine } from '#machines/report/report.machine.ts';

const request = { groupId: 'bridgework', reportId: 'practice', organizationId: 'o1' } as const;
const AT = 1_000_000;
export const LATE = AT + 480_000;

export const reportModel = model({
  machine: reportMachine,
  inputs: [
    { address: '/report', request },
    { address: '', request },
  ],
  events: {
    'report.retry': [{}],
    'frame.ready': [{}],
    'frame.loaded': [{}],
    'frame.resize': [{ height: 900 }],
    'frame.fail': [{ error: new Error('The report threw.') }],
    'token.expire': [{}],
    'list.open': [{ opened: { list: 'patients', filter: 'pastDue' } }],
    'page.wake': [
      { case: 'soon', at: LATE - 1 },
      { case: 'late', at: LATE },
    ],
  },
  outcomes: {
    requestToken: {
      issued: { output: { token: 'one', at: AT } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
    renewToken: {
      issued: { output: { token: 'two', at: AT } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) =>
    snapshot.matches('unconfigured') || snapshot.matches({ embedded: { token: 'fresh' } }),
  whyHome: 'The dashboard starts by requesting a token, and rests while the report has a valid one.',
  invariants: {
    'DASH-3: without an address, nothing is requested or embedded.': (snapshot) =>
      (snapshot.context.address === '') === snapshot.matches('unconfigured'),
    'DASH-2: the report is embedded only with a token.': (snapshot) =>
      !snapshot.matches('embedded') || snapshot.context.token !== null,
    'DASH-4: once the report is embedded, no failure removes it.': (snapshot) =>
      !snapshot.matches('failed') || (snapshot.context.token === null && snapshot.context.failure !== null),
    'API-4: while the report has a token, a request for another one renews it at once.': (snapshot) =>
      !snapshot.matches('embedded') ||
      getNextSnapshot(reportMachine, snapshot, { type: 'token.expire' }).matches({
        embedded: { token: 'renewing' },
      }),
    'API-4: a failed renewal is known exactly until the next token.': (snapshot) =>
      !snapshot.matches({ embedded: { token: 'fresh' } }) || snapshot.context.failure === null,
  },
});
