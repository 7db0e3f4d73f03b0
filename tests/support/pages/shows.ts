import { expect } from 'vitest';
import type { PageModel } from '#charts/page/page-model.ts';
import type { PageAdapter } from './page-adapter.ts';

/** Waits until the page shows exactly this. */
export async function shows<Seen>(adapter: PageAdapter, read: () => Seen, expected: Seen): Promise<void> {
  await showsOf(adapter, read, undefined, expected);
}

/** Waits until the reader returns exactly this for `given`. */
export async function showsOf<Given, Seen>(
  adapter: PageAdapter,
  read: (given: Given) => Seen,
  given: Given,
  expected: Seen,
): Promise<void> {
  const { timeoutMs: timeout } = adapter;
  try {
    await expect.poll(() => adapter.inPage(read, given), { timeout }).toEqual(expected);
  } catch (cause) {
    const seen = JSON.stringify(await adapter.inPage(read, given));
    throw new Error(`it should show ${JSON.stringify(expected)}, but shows ${seen}`, { cause });
  }
}

/** The same `see` for each leaf state whose id starts with the prefix. */
export function everyState<See>({ scenes }: PageModel, see: See, prefix = ''): Record<string, See> {
  const leaves = scenes.flatMap(({ graph }) =>
    graph.chart.states.filter(({ id, children }) => children.length === 0 && id.startsWith(prefix)),
  );
  return Object.fromEntries(leaves.map(({ id }) => [id, see]));
}
