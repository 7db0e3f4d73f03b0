import type { PageAdapter } from './page-adapter.ts';
import { showsOf } from './shows.ts';

/** Waits until the page shows an element with these words. */
export const isThere = (adapter: PageAdapter, selector: string, words = ''): Promise<void> =>
  showsOf(adapter, hasShown, [selector, words] as const, true);

/** Runs in the page. */
const hasShown = ([selector, words]: readonly [string, string]) =>
  dom.all(selector).some((found) => found.checkVisibility() && found.innerText.includes(words));
