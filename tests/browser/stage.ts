import axe from 'axe-core';
import { inject, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isOneIn, oncePerDrawing, readDrawn } from '#tests/support/pages/drawn.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { WAIT_MS } from '../../scripts/test/hangs.ts';
import { watchTroubles } from './troubles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isProof: boolean;
  }
}

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const START = 1000;
/** Inside the end of an element, where nothing lies over it. */
const INSET = 8;

/** Axe is asked about all that the built page draws on the same tours: here about a fourth, and for a proof about all. */
const findingsOnce = oncePerDrawing(isOneIn(inject('isProof') ? 1 : 4));

/** The document of this test; until the test is over its clock stands still, in the first second that it knows. */
export function mountedStage(): Stage {
  const { setTimeout: realTimeout } = globalThis;
  let looks = 0;
  vi.useFakeTimers({ toFake: [...TIMERS, 'Date'], now: START });
  onTestFinished(() => void vi.useRealTimers());
  return {
    patienceMs: WAIT_MS,
    click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    fill: (label, text) => fieldOf(label).fill(text),
    async paste(label, text) {
      await navigator.clipboard.writeText(text);
      await fieldOf(label).click();
      await userEvent.keyboard('{Control>}a{/Control}{Control>}v{/Control}');
    },
    focus: async (label) => (fieldOf(label).element() as HTMLElement).focus(),
    press: (key) => userEvent.keyboard(`{${key}}`),
    pointAt: (selector) => userEvent.hover(found(selector), { force: true }),
    clickAt(selector) {
      const place = found(selector);
      const { width, height } = place.getBoundingClientRect();
      return userEvent.click(place, { position: { x: width - INSET, y: height / 2 } });
    },
    inPage: async (work, given) => {
      looks += 1;
      return work(given);
    },
    looks: () => looks,
    letTimePass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    troubles: watchTroubles(),
    findings: () =>
      findingsOnce(
        async () => readDrawn(),
        () => findings(realTimeout),
      ),
  };
}

const fieldOf = (label: string) => page.getByLabelText(label, { exact: true });

function found(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}

/**
 * What axe finds in a part; landmarks are the page's. Colors are measured when nothing fades any more, and what is
 * found counts if it is there again. Axe waits by timers, which stand still for everything else.
 */
async function findings(realTimeout: typeof setTimeout): Promise<string[]> {
  const { setTimeout: standing } = globalThis;
  globalThis.setTimeout = realTimeout;
  try {
    const found = await look();
    return found.length === 0 ? found : await look();
  } finally {
    globalThis.setTimeout = standing;
  }
}

async function look(): Promise<string[]> {
  const endless = (animation: Animation) =>
    animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  const moving = document.getAnimations().filter((animation) => !endless(animation));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    iframes: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} ${target.join(' ')}`),
  );
}
