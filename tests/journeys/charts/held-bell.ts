import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Asked } from '#tests/support/pages/notifications.ts';

/** A call of the bell that waits in the page for its answer. */
interface WaitingCall {
  kind: 'lists' | 'tasks';
  answer(status: number, body: object): void;
}

interface OpenStream {
  say(text: string): void;
  end(): void;
  breakOff(): void;
}

declare global {
  var bellCalls: { waiting: WaitingCall[]; streams: OpenStream[] };
}

/** The bell's calls and its stream are held in the page itself: one that the page has given up is gone. */
export async function heldBell(page: Page) {
  await page.addInitScript(holdBell);
  const sees = async (asked: Partial<Asked>) => {
    const count = () =>
      page.evaluate(() => ({
        lists: globalThis.bellCalls.waiting.filter(({ kind }) => kind === 'lists').length,
        tasks: globalThis.bellCalls.waiting.filter(({ kind }) => kind === 'tasks').length,
        streams: globalThis.bellCalls.streams.length,
      }));
    await expect.poll(count, { message: 'what the bell asks for' }).toMatchObject(asked);
  };
  return {
    sees,
    async answer(kind: WaitingCall['kind'], status: number, body: object): Promise<void> {
      await sees({ [kind]: 1 });
      await page.evaluate(
        (given) => {
          const { waiting } = globalThis.bellCalls;
          const call = waiting.find((each) => each.kind === given.kind);
          call?.answer(given.status, given.body);
        },
        { kind, status, body },
      );
    },
    async tell(what: 'say' | 'end' | 'breakOff', text = ''): Promise<void> {
      await sees({ streams: 1 });
      await page.evaluate((given) => globalThis.bellCalls.streams[0]?.[given.what](given.text), {
        what,
        text,
      });
    },
  };
}

/** Runs in the page before anything else does. */
function holdBell(): void {
  const calls: typeof bellCalls = { waiting: [], streams: [] };
  globalThis.bellCalls = calls;
  const remove = <T>(list: T[], one: T) => {
    if (list.includes(one)) list.splice(list.indexOf(one), 1);
  };

  function held(kind: WaitingCall['kind'], signal: AbortSignal): Promise<Response> {
    return new Promise((resolve, reject) => {
      const call: WaitingCall = {
        kind,
        answer(status, body) {
          remove(calls.waiting, call);
          resolve(Response.json(body, { status }));
        },
      };
      calls.waiting.push(call);
      signal.addEventListener('abort', () => {
        remove(calls.waiting, call);
        reject(signal.reason);
      });
    });
  }

  function opened(signal: AbortSignal): Response {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const over = (end: () => void) => () => {
          remove(calls.streams, stream);
          end();
        };
        const stream: OpenStream = {
          say: (text) => controller.enqueue(encoder.encode(text)),
          end: over(() => controller.close()),
          breakOff: over(() => controller.error(new TypeError('The connection was lost.'))),
        };
        calls.streams.push(stream);
        signal.addEventListener('abort', () => calls.streams.includes(stream) && stream.breakOff());
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  const real = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/get-notifications')) return held('lists', request.signal);
    if (/\/notification\/\d+\/(dismiss|restore)$/.test(pathname)) return held('tasks', request.signal);
    return pathname.endsWith('/follow-notifications') ? opened(request.signal) : real(request);
  };
}
