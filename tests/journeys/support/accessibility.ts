import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { isProof } from '#tests/support/depth.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { oncePerDrawing, readDrawn } from './drawn.ts';

/** Minified, because every document loads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe measures colors after the visible finite animations; those that follow a scroll never end. A finding counts if a second run finds it too, because an
 * animation may start during the first. Axe preloads no style sheet: the content policy rejects its inline copy, and
 * none of the rules in use reads it.
 */
const RUN_AXE = `typeof axe === 'object' && (async () => {
  const isStill = () => Promise.allSettled(
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity && effect.target.checkVisibility())
      .map(({ finished }) => finished),
  );
  const examine = async () => {
    await isStill();
    const { violations } = await axe.run({ preload: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => id + ': ' + help + ' ' + target.join(' ')),
    );
  };
  const found = await examine();
  return found.length === 0 ? found : examine();
})()`;

const findingsOnce = oncePerDrawing();

/**
 * Axe's findings on the current page, one line each, with the element. Each worker runs axe once for each drawing;
 * under PROVE, each time. It runs in an isolated world, so that its timers continue when a journey stops the page's
 * clock, and the page's policy does not apply.
 */
export function accessibilityFindings(page: Page, frame = page.mainFrame()): Promise<readonly string[]> {
  const drawn = async () => (isProof ? undefined : frame.evaluate(readDrawn).catch(() => undefined));
  return Promise.race([findingsOnce(drawn, () => axeFindings(frame)), tooLate()]);
}

/** A page that the user is leaving, or that hangs, does not respond. */
async function tooLate(): Promise<never> {
  await pass(WAIT_MS, undefined, { ref: false });
  throw new Error(`axe did not end within ${WAIT_MS / 1000} s`);
}

interface World {
  session: CDPSession;
  contextId: number;
}

/** The isolated world with axe in each frame. It ends with its document. */
const worlds = new WeakMap<Frame, World>();

async function axeFindings(frame: Frame): Promise<string[]> {
  const known = worlds.get(frame);
  const found = known && (await run(known).catch(() => false));
  if (Array.isArray(found)) return found;
  const session = known?.session ?? (await frame.page().context().newCDPSession(frame.page()));
  const world = { session, contextId: await worldWithAxe(session, frame) };
  worlds.set(frame, world);
  return run(world);
}

async function worldWithAxe(session: CDPSession, frame: Frame): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const isIn = (each: { frame: { url: string } }) => each.frame.url === frame.url();
  const inner = frame.parentFrame() === null ? undefined : frameTree.childFrames?.find(isIn);
  const world = { frameId: (inner ?? frameTree).frame.id, worldName: 'axe' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  await session.send('Runtime.evaluate', { contextId, expression: AXE });
  return contextId;
}

/** The findings; false if the world has no axe. */
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
