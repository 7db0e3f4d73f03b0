import { expect } from 'vitest';
import type { PageAdapter } from './pages/page-adapter.ts';

type Answer = (status: number, body: object) => void;

declare global {
  /** The page's paused calls, by path ending. */
  var waitingCalls: Record<string, Answer[]>;
}

/** Responds to the paused call with this path ending, once there is exactly one. */
export type AnswerCall = (ending: string, status: number, body: object) => Promise<void>;

export const answerIn =
  (inPage: PageAdapter['inPage']): AnswerCall =>
  async (ending, status, body) => {
    const count = () => inPage((end) => globalThis.waitingCalls[end]?.length, ending);
    await expect.poll(count, { message: `calls of ${ending} that wait` }).toBe(1);
    await inPage(([end, code, json]) => globalThis.waitingCalls[end]?.[0]?.(code, json), [
      ending,
      status,
      body,
    ] as const);
  };

/**
 * Runs on the page before any other code. Pauses calls with these path endings inside the page. A call that the page
 * aborts is dropped.
 */
export function pauseCalls(endings: readonly string[]): void {
  const calls: Record<string, Answer[]> = Object.fromEntries(endings.map((ending) => [ending, []]));
  globalThis.waitingCalls = calls;
  const real = globalThis.fetch.bind(globalThis);

  function paused({ signal }: Request, waiting: Answer[]): Promise<Response> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => void waiting.splice(waiting.indexOf(answer), 1);
      const answer: Answer = (status, body) => {
        leave();
        resolve(Response.json(body, { status }));
      };
      waiting.push(answer);
      signal.addEventListener('abort', () => {
        if (waiting.includes(answer)) leave();
        reject(signal.reason);
      });
    });
  }

  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    const ending = endings.find((end) => new URL(request.url).pathname.endsWith(end));
    return ending === undefined ? real(request) : paused(request, calls[ending] ?? []);
  };
}
