import type { PageConfig } from '#domain/session/page-config.ts';
import { loadSignedInPage } from './load-signed-in-page.ts';

const FIRST_USE = ['input', 'focusin', 'pointerdown'] as const;

/** Prefetches the pages that follow a sign-in when the user first touches the login page. */
export function prefetchSignedInPage(page: Document, config: PageConfig): void {
  const listeners = new AbortController();
  const prefetch = () => {
    listeners.abort();
    // A failure is handled where the page is needed: it is loaded again there.
    loadSignedInPage().then(
      ({ prepareReload, prefetchSearch }) => {
        prepareReload(page);
        prefetchSearch(config);
      },
      () => undefined,
    );
  };
  for (const type of FIRST_USE) page.addEventListener(type, prefetch, { signal: listeners.signal });
}
