import { showsOf } from './shows.ts';
import type { Stage } from './stage.ts';

/** Waits until the page shows something of this kind, with these words where there are some. */
export const isThere = (stage: Stage, selector: string, words = ''): Promise<void> =>
  showsOf(stage, hasShown, [selector, words] as const, true);

/** Runs in the page. */
const hasShown = ([selector, words]: readonly [string, string]) =>
  [...document.querySelectorAll<HTMLElement>(selector)].some(
    (found) => found.checkVisibility() && found.innerText.includes(words),
  );
