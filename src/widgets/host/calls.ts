import { Call, type Send } from '#api/call.ts';
import { isWrite, PRACTICE_CONTEXT, practiceContextText } from '#api/practice-context.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { ContractBroken, type WidgetHost } from './contract.ts';

interface WidgetCallsParts {
  /** The API's own base as a full URL. */
  base: string;
  send: Send;
  /** Sent with each write. Overrides the widget's own header. */
  practiceContext: PracticeContext;
  /** Aborts when the widget is removed or its session changes. */
  over: AbortSignal;
}

/**
 * Limits a widget's calls to the portal's API. A request that was sent runs to its end. A response that arrives after
 * the widget's lifetime is dropped, so that no practice sees another's data.
 */
export function widgetCalls({ base, send, practiceContext, over }: WidgetCallsParts): WidgetHost['fetch'] {
  return async (path, init) => {
    const address = addressOf(base, path);
    const call = new Call(address, { ...init, body: await resendable(init?.body), credentials: 'omit' });
    if (isWrite(call.method.toUpperCase()))
      call.init.headers.set(PRACTICE_CONTEXT, practiceContextText(practiceContext));
    if (over.aborted) return nothing();
    const answer = send(call, 'token');
    await Promise.allSettled([answer]);
    return over.aborted ? nothing() : answer;
  };
}

/** The caller no longer exists, so the promise never settles. */
const nothing = () => new Promise<never>(() => undefined);

/** A stream can be read only once, but a rejected call is sent again. */
const resendable = async (body: BodyInit | null = null): Promise<BodyInit | null> =>
  body instanceof ReadableStream ? new Response(body).blob() : body;

function addressOf(base: string, path: unknown): URL {
  const address = typeof path === 'string' && path.startsWith('/') ? new URL(base + path) : null;
  if (address?.href.startsWith(`${base}/`)) return address;
  throw new ContractBroken('fetch() takes a path of the API that begins with one slash.');
}
