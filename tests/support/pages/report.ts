import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { REPORT_TOKEN_RENEW_MS } from '#domain/report/report-frame.ts';
import { LATE, reportModel } from '#tests/machines/report.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { because, type Drive, type SnapshotOf } from './drive.ts';
import { shows, showsOf } from './shows.ts';

declare global {
  interface Window {
    /** Globals of the stand-in: the messages that it received from the portal, and a function that sends one. */
    receivedCommands?: { type: string; token: string }[];
    sendReport?: (message: object) => void;
  }
}

type Snapshot = SnapshotOf<typeof reportModel>;

const UNCONFIGURED = 'no report is configured';
/** A waiting request also times out after 15 seconds. */
const can = (snapshot: Snapshot, { event, kind }: Step) =>
  kind === 'delay' ? !snapshot.matches({ embedded: { token: 'renewing' } }) : event.type !== 'list.open';
const request = { groupId: 'bridgework', reportId: 'practice', organizationId: '1' };

export const reportPage = pageModel({
  model: reportModel,
  scenes: {
    'a report': { input: { address: '/report', request }, can },
    [UNCONFIGURED]: { input: { address: '', request }, routes: [[]] },
  },
  notOnPage: because(
    'the list replaces the page: report.test.ts opens each list',
    'report.embedded|list.open|0',
  ),
});

const TOKEN = '/get-auth-token';

export const driveReport: Drive<typeof reportModel> = async (adapter, harness) => {
  const answer = await harness.pause(TOKEN);
  // DASH-4: errors of the report are only logged.
  harness.expectError(/^console: The report: /);
  const send = async (message: object) => {
    await showsOf(adapter, hasReport, null, true);
    await adapter.inPage(sendFromReport, message);
  };
  const sees =
    (isShown: boolean, isLoading: boolean, words = '') =>
    () =>
      shows(adapter, readReport, { isShown, isLoading, words });
  const seesToken = (isRenewing: boolean) => (snapshot: Snapshot) => {
    const renewed = snapshot.context.token?.token === 'two' ? 'two' : '';
    return showsOf(adapter, readRenewal, TOKEN, { isRenewing, renewed });
  };
  return {
    open: (scene) => harness.open('/reports', { hasReport: scene !== UNCONFIGURED }),
    do: {
      'report.retry': () => adapter.click('button', 'Try again'),
      async 'frame.ready'() {
        await send({ type: 'report_ready' });
        await showsOf(adapter, takeEmbed, null, true);
      },
      'frame.loaded': () => send({ type: 'report_loaded' }),
      async 'frame.resize'({ height }) {
        await send({ type: 'report_height', height });
        await shows(adapter, readHeight, `${height}px`);
      },
      'frame.fail': () => send({ type: 'report_error', message: 'The report threw.' }),
      'token.expire': () => send({ type: 'report_token_needed' }),
      'page.wake': ({ at }) => adapter.inPage(wakeAfter, at < LATE ? 0 : REPORT_TOKEN_RENEW_MS),
    },
    answer: {
      'requestToken → issued': () => answer(TOKEN, 200, { token: 'one' }),
      'requestToken → server down': () => answer(TOKEN, 503, BUSY),
      'renewToken → issued': () => answer(TOKEN, 200, { token: 'two' }),
      'renewToken → server down': () => answer(TOKEN, 503, BUSY),
    },
    see: {
      'report.unconfigured': sees(false, false, NOT_CONFIGURED),
      'report.requestingToken': sees(false, true),
      'report.failed': sees(false, false, `Couldn’t load the report ${BUSY.message}`),
      'report.embedded.frame.loading': sees(true, true),
      'report.embedded.frame.loaded': sees(true, false),
      'report.embedded.token.fresh': seesToken(false),
      'report.embedded.token.renewing': seesToken(true),
      'report.embedded.token.stale': seesToken(false),
    },
  };
};

const NOT_CONFIGURED =
  'Report is not displayed because of environment config. Ask your Bridgework administrator to set it up.';
const hasReport = () => window[0]?.sendReport !== undefined;
const sendFromReport = (message: object) => window[0]?.sendReport?.(message);
/** True once for each time that the report was embedded. */
function takeEmbed(): boolean {
  const received = window[0]?.receivedCommands ?? [];
  const at = received.findIndex(({ type }) => type === 'report_embed');
  return at >= 0 && received.splice(at, 1).length === 1;
}

const readHeight = () => dom.all('iframe[title=Report]')[0]?.style.minBlockSize ?? '';

/** Advances the clock as if the computer slept, without running timers. */
function wakeAfter(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
  dispatchEvent(new Event('online'));
}

const readReport = () => ({
  isShown: dom.has('.report-holder:not([hidden])'),
  isLoading: dom.has('.report[aria-busy=true]'),
  words: dom.texts('.state-message-title, .state-message-words').join(' '),
});

/** Whether a request for a token is waiting, and the last token that the report received in a renewal. */
function readRenewal(ending: string) {
  const renewals = (window[0]?.receivedCommands ?? []).filter(({ type }) => type === 'report_token');
  return {
    isRenewing: globalThis.waitingCalls[ending]?.length === 1,
    renewed: renewals.at(-1)?.token ?? '',
  };
}
