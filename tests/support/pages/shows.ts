import { expect } from 'vitest';
import type { PageAdapter } from './page-adapter.ts';

/** Waits until the page shows just this. */
export async function shows<Seen>(adapter: PageAdapter, read: () => Seen, expected: Seen): Promise<void> {
  await showsOf(adapter, read, undefined, expected);
}

/** Waits until the page shows just this of what is named. */
export async function showsOf<Given, Seen>(
  adapter: PageAdapter,
  read: (given: Given) => Seen,
  given: Given,
  expected: Seen,
): Promise<void> {
  const { patienceMs: timeout } = adapter;
  try {
    await expect.poll(() => adapter.inPage(read, given), { timeout }).toEqual(expected);
  } catch (cause) {
    const seen = JSON.stringify(await adapter.inPage(read, given));
    throw new Error(`it should show ${JSON.stringify(expected)}, but shows ${seen}`, { cause });
  }
}
