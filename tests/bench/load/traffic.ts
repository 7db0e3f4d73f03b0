import type { CDPSession } from 'playwright-core';
import { GIVE_UP_MS, QUIET_MS } from './conditions.ts';

interface Call {
  url: string;
  type: string;
  open: boolean;
  /** On the wire, headers included. */
  bytes: number;
}

export interface Sum {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

/** Long-lived streams never end, and are no part of loading. */
const STREAMS = new Set(['EventSource', 'WebSocket']);
/** What a stream that was asked for by `fetch` answers. */
const EVENT_STREAM = 'text/event-stream';

/** Follows what a page loads, through the browser's own accounting. */
export function followTraffic(cdp: CDPSession) {
  const calls = new Map<string, Call>();
  let lastChange = Date.now();
  let firstRequestAt: number | undefined;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http') || STREAMS.has(type ?? '')) return;
    firstRequestAt ??= wallTime * 1000;
    calls.set(requestId, { url: request.url, type: type ?? 'Other', open: true, bytes: 0 });
    lastChange = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const call = calls.get(requestId);
    if (call) call.type = type;
    if (response.mimeType === EVENT_STREAM) calls.delete(requestId);
  });
  const close = (requestId: string, bytes: number) => {
    const call = calls.get(requestId);
    if (!call) return;
    Object.assign(call, { open: false, bytes });
    lastChange = Date.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));

  return {
    /** When the page was asked for, in ms since the epoch. */
    startedAt: (): number => firstRequestAt ?? Number.NaN,
    /** Everything that came over the wire so far; what the cache gave is not in it. */
    sum(): Sum {
      const fetched = [...calls.values()].filter(({ open, bytes }) => !open && bytes > 0);
      const scripts = fetched.filter(({ type }) => type === 'Script');
      const total = (some: readonly Call[]) => some.reduce((bytes, call) => bytes + call.bytes, 0);
      return { requests: fetched.length, bytes: total(fetched), scriptBytes: total(scripts) };
    },
    async rest(): Promise<void> {
      const until = Date.now() + GIVE_UP_MS;
      const waiting = () => [...calls.values()].filter(({ open }) => open);
      while (waiting().length > 0 || Date.now() - lastChange < QUIET_MS) {
        if (Date.now() > until) {
          const open = waiting().map(({ type, url }) => `${type} ${url}`);
          throw new Error(`The page never came to rest. It waits for:\n${open.join('\n')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
