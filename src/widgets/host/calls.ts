import type { WidgetHost } from './contract.ts';
import { ContractBroken } from './contract.ts';

interface WidgetCallsParts {
  /** The API's own base, as a whole address. */
  base: string;
  /** Sends a request in the name of the user. */
  send(request: Request): Promise<Response>;
  /** Aborted once the widget is off the page, or its session is another one. */
  over: AbortSignal;
}

/**
 * A widget's calls to the portal's API, and to nothing else. What has been sent is let through to its end; an answer
 * that comes after the widget's time is thrown away, so that no practice is shown what belongs to another.
 */
export function widgetCalls({ base, send, over }: WidgetCallsParts): WidgetHost['fetch'] {
  return async (path, init) => {
    const request = new Request(addressOf(base, path), { ...init, credentials: 'omit' });
    if (over.aborted) return nothing();
    const answer = send(request);
    await Promise.allSettled([answer]);
    return over.aborted ? nothing() : answer;
  };
}

/** Whoever waits for it has gone: neither an answer nor an error would find anybody. */
const nothing = () => new Promise<never>(() => undefined);

function addressOf(base: string, path: unknown): URL {
  const address = typeof path === 'string' && path.startsWith('/') ? new URL(base + path) : null;
  if (address?.href.startsWith(`${base}/`)) return address;
  throw new ContractBroken('fetch() takes a path of the API that begins with one slash.');
}
