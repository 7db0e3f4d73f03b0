import { setTimeout as pass } from 'node:timers/promises';
import axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const WITHIN_MS = 15_000;

/** Colours are measured when nothing fades any more; what moves for ever is left alone. */
const RUN_AXE = `typeof axe === 'object' && Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
)
  .then(() => axe.run({ resultTypes: ['violations'] }))
  .then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => id + ': ' + help + ' ' + target.join(' '))),
  )`;

/**
 * What axe finds on the page as it is now: one line each, with the element. It runs in a world of its own beside the
 * page's: its timers go on where a journey has stopped the page's clock, and the page's policy does not bind it.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  return Promise.race([axeFindings(page), tooLate()]);
}

/** A page that is being left answers nothing at all. */
async function tooLate(): Promise<never> {
  await pass(WITHIN_MS, undefined, { ref: false });
  throw new Error(`axe did not end within ${WITHIN_MS / 1000} s`);
}

interface World {
  session: CDPSession;
  contextId: number;
}

/** The world in which axe was last read, of each page. It ends with its document. */
const worlds = new WeakMap<Page, World>();

async function axeFindings(page: Page): Promise<string[]> {
  const known = worlds.get(page);
  const found = known && (await run(known).catch(() => false));
  if (Array.isArray(found)) return found;
  const session = known?.session ?? (await page.context().newCDPSession(page));
  const world = { session, contextId: await worldWithAxe(session) };
  worlds.set(page, world);
  return run(world);
}

async function worldWithAxe(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'axe' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  await session.send('Runtime.evaluate', { contextId, expression: axe.source });
  return contextId;
}

/** The findings; false where axe is not there. */
async function run({ session, contextId }: World) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression: RUN_AXE,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
  return result.value;
}
