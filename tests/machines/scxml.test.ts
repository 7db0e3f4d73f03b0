// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { explore } from '#charts/explore/explore.ts';
import type { Graph, Tour } from '#charts/explore/graph.ts';
import { coverageTours, edgeTours } from '#charts/explore/tours.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { readScxml } from '#charts/replay/document.ts';
import { recordersOf } from '#charts/replay/record.ts';
import { replaysOf } from '#charts/replay/replay.ts';
import { replayTour } from '#charts/replay/replay-tour.ts';
import { models } from '#tests/machines/models.ts';
import { fullOr } from '#tests/support/depth.ts';

const STRIDE = 20;

const movesOn = (tours: readonly Tour[]) =>
  new Set(tours.flatMap(({ edges }) => edges.map(({ id }) => id))).size;

/**
 * For a proof every step in every configuration; else every state, transition, pair and guard outcome, and a sample of the
 * steps.
 */
function toursOf(graph: Graph): readonly Tour[] {
  const all = edgeTours(graph);
  const some = all.filter((_, place) => place % STRIDE === 0);
  return fullOr(all, [...coverageTours(graph), ...some], movesOn);
}

describe.each(Object.entries(models))('the %s chart as SCXML', (_, model) => {
  const chart = describeChart(model.machine);
  const document = readScxml(toScxml(chart));

  it('behaves like the chart on every tour, by the algorithm of the W3C', () => {
    const record = recordersOf(model.machine);
    const replay = replaysOf(chart, document);
    for (const input of model.inputs) {
      const graph = explore(model, input);
      const events = toursOf(graph).map((tour) => replayTour(record(input), replay(), tour));
      expect(events.length).toBeGreaterThan(0);
    }
  });
});
