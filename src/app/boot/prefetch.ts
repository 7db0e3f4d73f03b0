import type { PageConfig } from '#domain/session/page-config.ts';
import { loadSignedInPage } from './load-signed-in-page.ts';

/** Prefetches the pages that follow a sign-in. */
export function prefetchSignedInPage(page: Document, config: PageConfig): void {
  // Ignores a failure: the page is loaded again when it is needed, and handles it there.
  loadSignedInPage().then(
    ({ prepareReload, prefetchSearch }) => {
      prepareReload(page);
      prefetchSearch(config);
    },
    () => undefined,
  );
}
