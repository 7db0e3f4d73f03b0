import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { colorFindings, type ShownLook } from './support/accessibility.ts';

const THEMES = ['default', 'orange', 'green', 'purple', 'aqua', 'dark-blue'];
export const SHOWN_LOOKS: readonly ShownLook[] = THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['ordinary', 'more'] as const).map((contrast) => ({ theme, scheme, contrast })),
  ),
);

/** The page can be read in each of these looks; it keeps the last. */
export async function reads(
  page: Page,
  what: string,
  looks: readonly ShownLook[] = SHOWN_LOOKS,
): Promise<void> {
  for (let first = 0; first < looks.length; first += 4) {
    const some = looks.slice(first, first + 4);
    expect([what, await colorFindings(page, some)]).toEqual([what, []]);
  }
}

const TURNS = SHOWN_LOOKS.length / 2;

/** Two themes of each page in one look in turn, so that every look has its pages; under PROVE every look of every page. */
export const shownLooksInTurn = (turn: number): readonly ShownLook[] =>
  sampleOf(SHOWN_LOOKS, (_, place) => place % TURNS === turn % TURNS);
