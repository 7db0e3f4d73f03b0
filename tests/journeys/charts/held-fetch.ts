import type { Frame, Page } from 'playwright-core';
import { type AnswerCall, answerIn, holdCalls } from '#tests/support/held-calls.ts';

/** Calls whose paths end so are held in the page itself. Answers how to end the one that waits. */
export function heldFetch(page: Page, ...endings: readonly string[]): Promise<AnswerCall> {
  return heldFetchIn(page, () => page, ...endings);
}

/** The same of a page in a frame of the page. */
export async function heldFetchIn(
  page: Page,
  place: () => Pick<Frame, 'evaluate'>,
  ...endings: readonly string[]
): Promise<AnswerCall> {
  await page.addInitScript(holdCalls, endings);
  return answerIn((work, given) => place().evaluate(work as never, given));
}
