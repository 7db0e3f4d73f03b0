import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isProof } from '#tests/support/depth.ts';
import { colourFindings, type ShownLook } from './support/accessibility.ts';

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
    expect([what, await colourFindings(page, some)]).toEqual([what, []]);
  }
}

/** One look of each page in turn, so that every look has its pages; under PROVE every look of every page. */
export const lookInTurn = (turn: number): readonly ShownLook[] =>
  SHOWN_LOOKS.filter((_, place) => isProof || place === turn % SHOWN_LOOKS.length);
