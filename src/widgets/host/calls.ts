import { Call, type Send } from '#api/call.ts';
import { isWrite, PRACTICE_CONTEXT, practiceContextText } from '#api/practice-context.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { ContractBroken, type WidgetHost } from './contract.ts';
import type { Preloads } from './preloads.ts';

interface WidgetCallsParts {
  /** The API's own base as a full URL. */
  base: string;
  send: Send;
  /** Its practice is sent with each write, and overrides the widget's own header. */
  session: SessionScope;
  /** Aborts when the widget is removed or its session changes. */
  over: AbortSignal;
  /** Shared by the widgets of the page. */
  preloads: Preloads;
}

export type WidgetCalls = Pick<WidgetHost, 'fetch' | 'preload'>;

/**
 * Limits a widget's calls to the portal's API. A request that was sent runs to its end. A response that arrives after
 * the widget's lifetime is dropped, so that no practice sees another's data.
 */
export function widgetCalls({ base, send, session, over, preloads }: WidgetCallsParts): WidgetCalls {
  const practiceContext = practiceContextText(practiceContextIn(session));
  const keyOf = ({ url }: Call) => `${session.user.id} ${practiceContext} ${url}`;
  return {
    async fetch(path, init) {
      const address = addressOf(base, path);
      const body = init?.body instanceof ReadableStream ? await new Response(init.body).blob() : init?.body;
      const call = new Call(address, { ...init, body: body ?? null, credentials: 'omit' });
      if (isWrite(call.method.toUpperCase())) {
        call.init.headers.set(PRACTICE_CONTEXT, practiceContext);
        preloads.clear();
      }
      if (over.aborted) return nothing();
      const early = preloads.take(keyOf(call));
      const answer = early ? early.then((response) => response ?? send(call, 'token')) : send(call, 'token');
      await Promise.allSettled([answer]);
      return over.aborted ? nothing() : answer;
    },

    preload(path) {
      const call = new Call(addressOf(base, path), { credentials: 'omit' });
      preloads.add(keyOf(call), send(call, 'token'));
    },
  };
}

/** The caller no longer exists, so the promise never settles. */
const nothing = () => new Promise<never>(() => undefined);

function addressOf(base: string, path: unknown): URL {
  const address = typeof path === 'string' && path.startsWith('/') ? new URL(base + path) : null;
  if (address?.href.startsWith(`${base}/`)) return address;
  throw new ContractBroken('fetch() and preload() take a path of the API that begins with one slash.');
}
