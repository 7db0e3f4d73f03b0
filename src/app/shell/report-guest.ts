import { type OpenedList, type ReportEmbed, reportMessageIn } from '#domain/report/report-messages.ts';
import type { ReportEvent } from '#machines/report/report.types.ts';

/** What the portal sends to every report in addition to the token. */
export type ReportFacts = Omit<ReportEmbed, 'token'>;

/** An embedded report, however it is embedded. */
export interface ReportGuest {
  element: HTMLElement;
  /** Loads the report. Returns a function that stops it. */
  watch(send: (event: ReportEvent) => void): () => void;
  embed(token: string): void;
  sendToken(token: string): void;
  showHeight(height: number): void;
}

interface FrameParts {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  frame: HTMLIFrameElement;
  /** Messages from any other origin are ignored. */
  address: URL | null;
  facts: ReportFacts;
}

/** A report that exchanges messages with the portal, as the built-in one does. */
export function framedReport({ page, frame, address, facts }: FrameParts): ReportGuest {
  const post = (message: object) => {
    if (address !== null) frame.contentWindow?.postMessage(message, address.origin);
  };
  return {
    element: frame,
    watch(send) {
      const listening = new AbortController();
      const { signal } = listening;
      page.addEventListener(
        'message',
        ({ origin, source, data }: MessageEvent<unknown>) => {
          if (origin !== address?.origin || source !== frame.contentWindow) return;
          const event = eventOf(data);
          if (event !== null) send(event);
        },
        { signal },
      );
      if (address !== null) frame.src = address.href;
      return () => listening.abort();
    },
    embed: (token) => post({ type: 'report_embed', ...facts, token }),
    sendToken: (token) => post({ type: 'report_token', token }),
    showHeight(height) {
      frame.style.minBlockSize = `${height}px`;
    },
  };
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
      return { type: 'list.open', opened: opened satisfies OpenedList };
    }
    default:
      return null;
  }
}
