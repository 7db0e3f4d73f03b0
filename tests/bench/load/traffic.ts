import type { CDPSession } from 'playwright-core';
import { GIVE_UP_MS, QUIET_MS } from './conditions.ts';

interface Call {
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

/** Follows what a page loads, through the browser's own accounting. */
export function followTraffic(cdp: CDPSession) {
  const calls = new Map<string, Call>();
  let lastChange = Date.now();
  let firstRequestAt: number | undefined;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http') || STREAMS.has(type ?? '')) return;
    firstRequestAt ??= wallTime * 1000;
    calls.set(requestId, { type: type ?? 'Other', open: true, bytes: 0 });
    lastChange = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    const call = calls.get(requestId);
    if (call) call.type = type;
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
      const isBusy = () => [...calls.values()].some(({ open }) => open) || Date.now() - lastChange < QUIET_MS;
      while (isBusy()) {
        if (Date.now() > until) throw new Error('The page never came to rest.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
