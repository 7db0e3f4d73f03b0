import { expect } from 'vitest';
import type { Stage } from './stage.ts';

/** Waits until the page shows just this. */
export async function shows<Seen>(stage: Stage, read: () => Seen, expected: Seen): Promise<void> {
  await showsOf(stage, read, undefined, expected);
}

/** Waits until the page shows just this of what is named. */
export async function showsOf<Given, Seen>(
  stage: Stage,
  read: (given: Given) => Seen,
  given: Given,
  expected: Seen,
): Promise<void> {
  const { patienceMs: timeout } = stage;
  try {
    await expect.poll(() => stage.inPage(read, given), { timeout }).toEqual(expected);
  } catch (cause) {
    const seen = JSON.stringify(await stage.inPage(read, given));
    throw new Error(`it should show ${JSON.stringify(expected)}, but shows ${seen}`, { cause });
  }
}
