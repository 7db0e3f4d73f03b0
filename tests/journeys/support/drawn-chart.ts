import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ChartDescription } from '#charts/describe/describe.ts';

export const drawingOf = (page: Page, chart: string): Locator =>
  page.getByRole('region', { name: `The ${chart} chart` });

/** Expects each state of a chart, and each transition with a target, exactly once on its drawing, and nothing else. */
export async function expectDrawn(page: Page, { id, states, transitions }: ChartDescription): Promise<void> {
  const canvas = drawingOf(page, id);
  await canvas.locator('.atelier-state').first().waitFor();
  const idsOf = (selector: string, attribute: string) =>
    canvas
      .locator(selector)
      .evaluateAll((all, name) => all.map((one) => one.getAttribute(name)).sort(), attribute);
  await expect
    .poll(() => idsOf('.react-flow__node-state', 'data-id'))
    .toEqual(states.map((state) => state.id).sort());
  const withTarget = transitions.filter(({ targets }) => targets.length > 0);
  await expect
    .poll(() => idsOf('.atelier-arrow:not([data-kind="start"])', 'data-transition'))
    .toEqual(withTarget.map((transition) => transition.id).sort());
}

/** Expects the name and the button of each state inside its box. */
export async function expectNamesInBoxes(page: Page, chart: string): Promise<void> {
  const flow = drawingOf(page, chart).locator('.atelier-flow');
  const outside = () =>
    flow.locator('.atelier-state').evaluateAll((states) =>
      states.flatMap((state) => {
        const box = state.getBoundingClientRect();
        const isInside = ({ left, right, top, bottom }: DOMRect) =>
          left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
        return [...state.querySelectorAll('.atelier-state-head > *')]
          .filter((part) => !isInside(part.getBoundingClientRect()))
          .map((part) => part.textContent || part.getAttribute('aria-label'));
      }),
    );
  await expect.poll(outside).toEqual([]);
}
