import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { getReportToken } from '#api/reporting.ts';
import {
  type OpenedList,
  pathOfList,
  type ReportEmbed,
  reportMessageIn,
} from '#domain/report/report-messages.ts';
import { reportMachine } from '#machines/report/report.machine.ts';
import type { ReportEvent, ReportToken, TokenRequest } from '#machines/report/report.types.ts';
import type { Browser } from '../browser.ts';

interface ReportParts {
  client: PortalClient;
  browser: Pick<Browser, 'now' | 'onOnline' | 'onVisibilityChange'>;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  frame: HTMLIFrameElement;
  /** Messages from any other origin are ignored. */
  address: URL | null;
  embed: Omit<ReportEmbed, 'token'>;
  /** Goes to a page of the portal, if nothing unsaved prevents it. */
  leaveFor(path: string): void;
}

export function wireReport({ client, browser, page, frame, address, embed, leaveFor }: ReportParts) {
  const send = (message: object) => {
    if (address !== null) frame.contentWindow?.postMessage(message, address.origin);
  };
  const token = fromPromise<ReportToken, TokenRequest>(async ({ input, signal }) => ({
    token: await getReportToken(client, input, signal),
    at: browser.now(),
  }));
  return reportMachine.provide({
    actors: {
      requestToken: token,
      renewToken: token,
      watchFrame: fromCallback<EventObject>(({ sendBack }) => {
        const listening = new AbortController();
        const { signal } = listening;
        page.addEventListener(
          'message',
          ({ origin, source, data }: MessageEvent<unknown>) => {
            if (origin !== address?.origin || source !== frame.contentWindow) return;
            const event = eventOf(data);
            if (event !== null) sendBack(event);
          },
          { signal },
        );
        if (address !== null) frame.src = address.href;
        return () => listening.abort();
      }),
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
      embed: ({ context }) => send({ type: 'report_embed', ...embed, token: context.token?.token }),
      showHeight: (_, { height }) => {
        frame.style.minBlockSize = `${height}px`;
      },
      sendToken: ({ context }) => send({ type: 'report_token', token: context.token?.token }),
      openList: (_, { opened }: { opened: OpenedList }) => leaveFor(pathOfList(opened)),
      logFailure: (_, { error }) => console.error('The report:', error),
    },
  });
}

function eventOf(data: unknown): ReportEvent | null {
  const message = reportMessageIn(data);
  switch (message?.type) {
    case 'report_ready':
      return { type: 'frame.ready' };
    case 'report_loaded':
      return { type: 'frame.loaded' };
    case 'report_height':
      return { type: 'frame.resize', height: message.height };
    case 'report_token_needed':
      return { type: 'token.expire' };
    case 'report_error':
      return { type: 'frame.fail', error: message.message };
    case 'open': {
      const { type: _, ...opened } = message;
      return { type: 'list.open', opened };
    }
    default:
      return null;
  }
}
