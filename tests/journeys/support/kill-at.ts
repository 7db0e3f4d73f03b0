import type { Page } from 'playwright-core';

/** The server dies at the moment at which the page first asks for something, once the shell is drawn. */
export async function killAt(page: Page, path: string, kill: () => Promise<void>): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await page.getByText('Loading your account').waitFor({ state: 'attached' });
      await kill();
      await route.continue();
    },
    { times: 1 },
  );
}
