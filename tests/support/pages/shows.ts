import { expect } from 'vitest';
import type { PageModel } from '#charts/page/page-model.ts';
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

/** Looks the same way for each leaf state of a chart whose id begins so. */
export function everyState<See>({ scenes }: PageModel, see: See, prefix = ''): Record<string, See> {
  const leaves = scenes.flatMap(({ graph }) =>
    graph.chart.states.filter(({ id, children }) => children.length === 0 && id.startsWith(prefix)),
  );
  return Object.fromEntries(leaves.map(({ id }) => [id, see]));
}
