let hasFailed = false;

export async function loadSignedInPage() {
  try {
    if (hasFailed) await askAgainForStyles(document);
    const { SignedInPage, prepareReload, prefetchSearch } = await import('../shell/SignedInPage.tsx');
    return { default: SignedInPage, prepareReload, prefetchSearch };
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

/** Vite inserts a style sheet once, and shows the page without a style sheet that failed to load. */
async function askAgainForStyles(page: Document): Promise<void> {
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(askAgain));
}

function askAgain(before: HTMLLinkElement): Promise<void> {
  const link = before.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      before.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${link.href} did not load.`));
    });
    before.after(link);
  });
}
