// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { describeChart } from '#atelier/describe.ts';
import { toScxml } from '#atelier/scxml.ts';
import { models } from '#tests/machines/models.ts';
import { fullOr } from '#tests/support/depth.ts';
import { explore } from '#tests/support/model/explore.ts';
import type { Graph, Tour } from '#tests/support/model/graph.ts';
import { coverageTours, moveTours } from '#tests/support/model/tours.ts';
import { readScxml } from '#tests/support/scxml/document.ts';
import { recordersOf } from '#tests/support/scxml/record.ts';
import { replaysOf } from '#tests/support/scxml/replay.ts';
import { replayTour } from '#tests/support/scxml/replay-tour.ts';

const STRIDE = 20;

const movesOn = (tours: readonly Tour[]) =>
  new Set(tours.flatMap(({ moves }) => moves.map(({ id }) => id))).size;

/**
 * For a proof every step in every situation; else all that exploration found, what can follow what, and of the long way
 * through every step a part.
 */
function toursOf(graph: Graph): readonly Tour[] {
  const all = moveTours(graph);
  const some = all.filter((_, place) => place % STRIDE === 0);
  return fullOr(all, [...coverageTours(graph), ...some], movesOn);
}

describe.each(Object.entries(models))('the %s chart as SCXML', (_, model) => {
  const chart = describeChart(model.machine);
  const document = readScxml(toScxml(chart));

  it('does on every walk what the chart does, by the algorithm of the W3C', () => {
    const record = recordersOf(model.machine);
    const replay = replaysOf(chart, document);
    for (const input of model.inputs) {
      const graph = explore(model, input);
      const events = toursOf(graph).map((tour) => replayTour(record(input), replay(), tour));
      expect(events.length).toBeGreaterThan(0);
    }
  });
});
