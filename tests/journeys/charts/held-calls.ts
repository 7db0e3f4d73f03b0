import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Calls wait until they are answered; one at a time, or something asked twice. */
export async function heldCalls(page: Page, address: string) {
  const waiting: Route[] = [];
  await page.route(address, (route) => void waiting.push(route));
  return {
    isWaiting: async () => waiting.length > 0,
    async next(): Promise<Route> {
      await expect.poll(() => waiting.length, { message: `calls of ${address} that wait` }).toBe(1);
      const [route] = waiting.splice(0);
      if (route === undefined) throw new Error(`Nobody asked for ${address}`);
      return route;
    },
    /** A page that is opened again waits for nothing of before. */
    forget: () => void waiting.splice(0),
  };
}
