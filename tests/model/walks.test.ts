// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { allOf, type Covered, PARTS } from '#charts/explore/covered.ts';
import type { Graph, Tour } from '#charts/explore/graph.ts';
import { type Report, reportOn } from '#charts/explore/report.ts';
import { coverageTours, edgeTours } from '#charts/explore/tours.ts';
import { walkAll } from '#charts/explore/walk.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { readScxml } from '#charts/replay/document.ts';
import { recordersOf } from '#charts/replay/record.ts';
import { replaysOf } from '#charts/replay/replay.ts';
import { replayTour } from '#charts/replay/replay-tour.ts';
import { testChartRules } from '#tests/machines/chart-rule-tests.ts';
import { models } from '#tests/machines/models.ts';
import { sampleOf } from '#tests/support/depth.ts';

/** Of the tours that cover every edge together, every twentieth is walked; under PROVE, all of them. */
const STRIDE = 20;

interface Explored {
  graph: Graph;
  coverage: readonly Tour[];
  edges: readonly Tour[];
}

function explored(graph: Graph): Explored {
  const edges = sampleOf(edgeTours(graph), (_, place) => place % STRIDE === 0);
  return { graph, coverage: coverageTours(graph), edges };
}

describe.each(Object.entries(models))('every walk through the %s chart', (_, model) => {
  let report: Report;
  let explorations: readonly Explored[];
  beforeAll(() => {
    report = reportOn(model);
    explorations = report.graphs.map(explored);
  });
  testChartRules(() => report);

  it('covers all states, transitions, pairs of transitions and guard outcomes, each step as expected', async () => {
    const walked: Covered[] = [];
    for (const { graph, coverage } of explorations)
      walked.push(await walkAll(model.machine, graph, coverage));
    expect(missing(report.found, allOf(walked))).toEqual([]);
  });

  it('takes each edge of its graph as expected', async () => {
    for (const { graph, edges } of explorations) {
      const { states } = await walkAll(model.machine, graph, edges);
      expect(states.size).toBeGreaterThan(0);
    }
  });

  it('leads its SCXML document to the same states by the W3C’s algorithm', () => {
    const chart = describeChart(model.machine);
    const record = recordersOf(model.machine);
    const replay = replaysOf(chart, readScxml(toScxml(chart)));
    for (const { graph, coverage, edges } of explorations) {
      const replayed = [...coverage, ...edges].map((tour) => replayTour(record(graph.input), replay(), tour));
      expect(replayed.length).toBeGreaterThan(0);
    }
  });
});

function missing(found: Covered, walked: Covered): string[] {
  return PARTS.flatMap((part) => [...found[part]].filter((id) => !walked[part].has(id)));
}
