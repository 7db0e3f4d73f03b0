import type { PageConfig } from '#domain/session/page-config.ts';
import { loadSignedInPage } from './load-signed-in-page.ts';

/** Prefetches the pages that follow a sign-in. */
export function prefetchSignedInPage(page: Document, config: PageConfig): void {
  // A failure is handled where the page is needed: it is loaded again there.
  loadSignedInPage().then(
    ({ prepareReload, prefetchSearch }) => {
      prepareReload(page);
      prefetchSearch(config);
    },
    () => undefined,
  );
}
