import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pass } from 'node:timers/promises';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { isProof } from '#tests/support/depth.ts';
import { oncePerDrawing, readDrawn } from '#tests/support/pages/drawn.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';

/** Without its comments, as every document that is looked at is sent it and reads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe inserts a style sheet that is still loading into a document of its own, which the content policy refuses. No rule
 * that runs reads style sheets.
 */
const PRELOAD = { preload: false };

/**
 * Colors are measured when nothing fades any more; what moves for ever is left alone, and so is what nobody sees: in a
 * fold that is closed nothing ever ends. What is found counts if it is there again once that has ended, too, which began
 * to move meanwhile.
 */
const auditedBy = (options: object) => `(async () => {
  const isStill = () => Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity && effect.target.checkVisibility())
      .map(({ finished }) => finished),
  );
  const look = async () => {
    await isStill();
    const { violations } = await axe.run(${JSON.stringify({ ...PRELOAD, ...options, resultTypes: ['violations'] })});
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => id + ': ' + help + ' ' + target.join(' ')),
    );
  };
  const found = await look();
  return found.length === 0 ? found : look();
})()`;

const RUN_AXE = `typeof axe === 'object' && ${auditedBy({})}`;

/** How the page looks, as the attributes of its root element say it. */
export interface Appearance {
  theme: string;
  scheme: 'light' | 'dark';
  contrast: 'more' | 'ordinary';
}

const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

const colorRun = (appearances: readonly Appearance[]) => `typeof axe === 'object' && (async () => {
  const found = [];
  for (const appearance of ${JSON.stringify(appearances)}) {
    Object.assign(document.documentElement.dataset, appearance);
    for (const each of await ${auditedBy({ runOnly: RULES_OF_COLOR })})
      found.push(Object.values(appearance).join(' ') + ': ' + each);
  }
  return found;
})()`;

const findingsOnce = oncePerDrawing();

/**
 * What axe finds on the page as it is now: one line each, with the element. Of what is drawn alike it is asked once in
 * each worker, under PROVE each time. It runs in a world of its own beside the page's: its timers go on where a journey
 * has stopped the page's clock, and the page's policy does not bind it.
 */
export function accessibilityFindings(page: Page, frame = page.mainFrame()): Promise<readonly string[]> {
  const find = () => Promise.race([axeFindings(frame, RUN_AXE), tooLate()]);
  // A page that is being left is drawn like no other.
  const drawn = async () => (isProof ? undefined : frame.evaluate(readDrawn).catch(() => undefined));
  return findingsOnce(drawn, find);
}

/** What axe finds about the colors of the page in each of these looks, which it takes on without a reload. */
export async function colorFindings(page: Page, appearances: readonly Appearance[]): Promise<string[]> {
  return Promise.race([axeFindings(page.mainFrame(), colorRun(appearances)), tooLate(appearances.length)]);
}

/** A page that is being left answers nothing at all. */
async function tooLate(times = 1): Promise<never> {
  await pass(times * WAIT_MS, undefined, { ref: false });
  throw new Error(`axe did not end within ${(times * WAIT_MS) / 1000} s`);
}

interface World {
  session: CDPSession;
  contextId: number;
}

/** The world in which axe was last read, of each frame. It ends with its document. */
const worlds = new WeakMap<Frame, World>();

async function axeFindings(frame: Frame, expression: string): Promise<string[]> {
  const known = worlds.get(frame);
  const found = known && (await run(known, expression).catch(() => false));
  if (Array.isArray(found)) return found;
  const session = known?.session ?? (await frame.page().context().newCDPSession(frame.page()));
  const world = { session, contextId: await worldWithAxe(session, frame) };
  worlds.set(frame, world);
  return run(world, expression);
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

/** The findings; false where axe is not there. */
async function run({ session, contextId }: World, expression: string) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
  return result.value;
}
