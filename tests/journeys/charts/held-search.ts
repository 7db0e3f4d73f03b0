import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Answer = (status: number, body: object) => void;

declare global {
  /** The searches that wait in the page for their answers. */
  var waitingSearches: Answer[];
}

/** The calls of the patient search are held in the page itself: one that the page has given up is gone. */
export async function heldSearch(page: Page) {
  await page.addInitScript(holdSearches);
  return {
    async answer(status: number, body: object): Promise<void> {
      const count = () => page.evaluate(() => globalThis.waitingSearches.length);
      await expect.poll(count, { message: 'searches that wait' }).toBe(1);
      await page.evaluate(([code, json]) => globalThis.waitingSearches[0]?.(code, json), [
        status,
        body,
      ] as const);
    },
  };
}

/** Runs in the page before anything else does. */
function holdSearches(): void {
  const waiting: Answer[] = [];
  globalThis.waitingSearches = waiting;
  const real = globalThis.fetch.bind(globalThis);

  function held({ signal }: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
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
    return new URL(request.url).pathname.endsWith('/patient/search') ? held(request) : real(request);
  };
}
