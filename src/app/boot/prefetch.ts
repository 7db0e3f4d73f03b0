import { loadSignedInPage } from './load-signed-in-page.ts';

const SIGNS_OF_SIGNING_IN = ['input', 'focusin', 'pointerdown'] as const;

/** Fetches what follows a sign-in as soon as somebody touches the login page, while they are still typing. */
export function warmWhileTyping(page: Document): void {
  const begun = new AbortController();
  const warm = () => {
    begun.abort();
    // A failure shows when the page is really needed, and is tried again there.
    loadSignedInPage().then(
      ({ prepareReload }) => prepareReload(page),
      () => undefined,
    );
  };
  for (const sign of SIGNS_OF_SIGNING_IN) page.addEventListener(sign, warm, { signal: begun.signal });
}
