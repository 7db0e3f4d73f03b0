import { describe, expect, it } from 'vitest';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import type { Graph, Tour } from '#tests/support/model/graph.ts';
import { walkLive } from '#tests/support/model/live.ts';
import { stuckWithoutPerson, trapsBefore, undecidedGuards } from '#tests/support/model/questions.ts';
import { moveTours, pairTours, transitionTours } from '#tests/support/model/tours.ts';

const none: string[] = [];

describe.each(Object.entries(models))('every walk through the %s chart', (_, model) => {
  const graphs = model.inputs.map((input) => explore(model, input));
  const chart = explore(model).chart;

  async function walkAll(toursOf: (graph: Graph) => Tour[]) {
    const states = new Set<string>();
    const transitions = new Set<string>();
    for (const graph of graphs) {
      for (const tour of [{ name: 'start', moves: [] }, ...toursOf(graph)]) {
        const walked = await walkLive(model.machine, graph, tour);
        for (const id of walked.states) states.add(id);
        for (const id of walked.transitions) transitions.add(id);
      }
    }
    return { states, transitions };
  }

  it('takes each transition on the running chart, which does what was foreseen at each step', async () => {
    const walked = await walkAll(transitionTours);
    expect(chart.transitions.map(({ id }) => id).filter((id) => !walked.transitions.has(id))).toEqual(none);
    const lasting = chart.states.filter(({ id }) => !passedThrough(chart.transitions, id));
    expect(lasting.map(({ id }) => id).filter((id) => !walked.states.has(id))).toEqual(none);
  });

  it('makes each move from each situation as foreseen', { timeout: 120_000 }, async () => {
    await walkAll(moveTours);
  });

  it('takes each two transitions that can follow each other as foreseen', async () => {
    await walkAll(pairTours);
  });

  it('meets no condition that always decides the same way', () => {
    expect(undecidedGuards(graphs)).toEqual(none);
  });

  it('can come back home from everywhere, or end', () => {
    const ways = graphs.flatMap((graph) =>
      trapsBefore(graph, (snapshot) => snapshot.status === 'done' || model.isHome(snapshot)),
    );
    expect(ways).toEqual(none);
  });

  it('leaves every busy state without anybody having to press a button', () => {
    const ways = graphs.flatMap((graph) =>
      stuckWithoutPerson(
        graph,
        (snapshot) => snapshot.status === 'active' && (snapshot.hasTag('busy') || snapshot.hasTag('loading')),
      ),
    );
    expect(ways).toEqual(none);
  });
});

/** A state that is left in the same step that enters it: its last transition needs neither event nor condition. */
function passedThrough(transitions: Graph['chart']['transitions'], state: string): boolean {
  return transitions.some(
    ({ source, kind, guard }) => source === state && kind === 'always' && guard === null,
  );
}
