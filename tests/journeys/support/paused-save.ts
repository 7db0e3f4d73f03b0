import type { Page } from 'playwright-core';

/** Pauses the next save at this address until the test resumes it, or makes it fail like a busy server. */
export async function pauseSave(
  page: Page,
  address: string,
): Promise<(outcome: 'goes on' | 'fails') => void> {
  let decide: (outcome: 'goes on' | 'fails') => void = () => undefined;
  const decided = new Promise<'goes on' | 'fails'>((resolve) => {
    decide = resolve;
  });
  const json = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
  await page.route(
    address,
    async (route) => ((await decided) === 'fails' ? route.fulfill({ status: 503, json }) : route.continue()),
    { times: 1 },
  );
  return decide;
}
