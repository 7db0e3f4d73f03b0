import type { CDPSession } from 'playwright-core';
import { QUIET_MS, TIMEOUT_MS } from './conditions.ts';

interface Request {
  url: string;
  type: string;
  isOpen: boolean;
  /** In bytes on the wire, including headers. */
  bytes: number;
}

export interface Total {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

/** Long-lived streams never end, and are not part of loading. */
const STREAMS = new Set(['EventSource', 'WebSocket']);
const EVENT_STREAM = 'text/event-stream';

/** Counts what a page loads, using the browser's own numbers. */
export function followTraffic(cdp: CDPSession) {
  const requests = new Map<string, Request>();
  let lastChange = Date.now();
  let firstRequestAt: number | undefined;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http') || STREAMS.has(type ?? '')) return;
    firstRequestAt ??= wallTime * 1000;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', isOpen: true, bytes: 0 });
    lastChange = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
    if (response.mimeType === EVENT_STREAM) requests.delete(requestId);
  });
  const close = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    Object.assign(request, { isOpen: false, bytes });
    lastChange = Date.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));

  return {
    /** When the page was requested, in ms since the epoch. */
    startedAt: (): number => firstRequestAt ?? Number.NaN,
    /** Everything that was loaded so far, except from the cache. */
    total(): Total {
      const loaded = [...requests.values()].filter(({ isOpen, bytes }) => !isOpen && bytes > 0);
      const scripts = loaded.filter(({ type }) => type === 'Script');
      const bytesOf = (some: readonly Request[]) => some.reduce((bytes, request) => bytes + request.bytes, 0);
      return { requests: loaded.length, bytes: bytesOf(loaded), scriptBytes: bytesOf(scripts) };
    },
    /** Waits until the network is quiet. */
    async rest(): Promise<void> {
      const until = Date.now() + TIMEOUT_MS;
      const open = () => [...requests.values()].filter(({ isOpen }) => isOpen);
      while (open().length > 0 || Date.now() - lastChange < QUIET_MS) {
        if (Date.now() > until) {
          const lines = open().map(({ type, url }) => `${type} ${url}`);
          throw new Error(`The page never came to rest. It waits for:\n${lines.join('\n')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
