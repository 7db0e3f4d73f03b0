import { setTimeout as pass } from 'node:timers/promises';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const WITHIN_MS = 15_000;

/** Colours are measured when nothing fades any more; what moves for ever is left alone. */
const RUN_AXE = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => axe.run())`;

/**
 * What axe finds on the page as it is now: one line each, with the element. It runs in a world of its own beside the
 * page's: its timers go on where a journey has stopped the page's clock, and the page's policy does not bind it.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await Promise.race([axeResults(page), tooLate()]);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} ${node.target.join(' ')}`),
  );
}

/** A page that is being left answers nothing at all. */
async function tooLate(): Promise<never> {
  await pass(WITHIN_MS, undefined, { ref: false });
  throw new Error(`axe did not end within ${WITHIN_MS / 1000} s`);
}

async function axeResults(page: Page): Promise<AxeResults> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'axe' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  await session.send('Runtime.evaluate', { contextId, expression: axe.source });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression: RUN_AXE,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
  return result.value;
}
