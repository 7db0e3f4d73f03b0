import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getReportToken } from '#api/reporting.ts';
import { type OpenedList, pathOfList } from '#domain/report/report-messages.ts';
import { reportMachine } from '#machines/report/report.machine.ts';
import type { ReportToken, TokenRequest } from '#machines/report/report.types.ts';
import type { Browser } from '../browser.ts';
import type { ReportGuest } from './report-guest.ts';

interface ReportParts {
  client: PortalClient;
  browser: Pick<Browser, 'now' | 'onOnline' | 'onVisibilityChange'>;
  guest: ReportGuest;
  /** Goes to a page of the portal, if nothing unsaved prevents it. */
  leaveFor(path: string): void;
}

export function wireReport({ client, browser, guest, leaveFor }: ReportParts) {
  const token = fromPromise<ReportToken, TokenRequest>(async ({ input, signal }) => ({
    token: await getReportToken(client, input, signal),
    at: browser.now(),
  }));
  return reportMachine.provide({
    actors: {
      requestToken: token,
      renewToken: token,
      watchFrame: fromCallback<EventObject>(({ sendBack }) => guest.watch(sendBack)),
      watchWake: fromCallback<EventObject>(({ sendBack }) => {
        const wake = () => sendBack({ type: 'page.wake', at: browser.now() });
        const stops = [
          browser.onOnline(wake),
          browser.onVisibilityChange((isVisible) => isVisible && wake()),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
    actions: {
      embed: ({ context }) => context.token && guest.embed(context.token.token),
      showHeight: (_, { height }) => guest.showHeight(height),
      sendToken: ({ context }) => context.token && guest.sendToken(context.token.token),
      openList: (_, { opened }: { opened: OpenedList }) => leaveFor(pathOfList(opened)),
      logFailure: (_, { error }) => console.error('The report:', error),
    },
  });
}
