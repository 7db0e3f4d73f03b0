import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { configurationAt, type Edge, type Graph, shortestPaths } from './graph.ts';
import { walkLive } from './walk.ts';

const LONGEST_WALK = 40;
/** One step in four may be one that the chart ignores. */
const IGNORED_STEPS = 4;

/**
 * Walks at random on the running chart. Throws with the shortest walk that shows the difference, and the seed.
 */
export async function walkAtRandom(
  machine: AnyStateMachine,
  graph: Graph,
  walks: number,
  seed: number,
): Promise<void> {
  const property = fc.asyncProperty(new RandomWalk(graph), async (edges) => {
    await walkLive(machine, graph, { name: 'random walk', edges });
  });
  const result = await fc.check(property, { numRuns: walks, seed });
  if (!result.failed) return;
  const labels = (result.counterexample?.[0] ?? []).map(({ step }) => step.label);
  const cause = result.errorInstance;
  throw new Error(
    `${graph.chart.id} differs on the walk: ${labels.join(', ') || 'the start alone'}. ` +
      `${cause instanceof Error ? cause.message : ''} Seed: ${result.seed}`,
    { cause },
  );
}

/** Random walks through a graph, which shrink to shorter walks. */
export class RandomWalk extends fc.Arbitrary<readonly Edge[]> {
  readonly #graph: Graph;
  readonly #wayTo: (configuration: number) => Edge[];

  constructor(graph: Graph) {
    super();
    this.#graph = graph;
    this.#wayTo = shortestPaths(graph);
  }

  generate(random: fc.Random): fc.Value<readonly Edge[]> {
    const walk: Edge[] = [];
    const length = random.nextInt(1, LONGEST_WALK);
    for (let edge = this.#next(0, random); edge !== undefined; edge = this.#next(edge.to, random)) {
      if (walk.push(edge) === length) break;
    }
    return new fc.Value(walk, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is readonly Edge[] {
    return Array.isArray(value);
  }

  /** Shortest first: its beginnings, shorter paths to its last edges, and the nearest edge with the same transitions. */
  shrink(walk: readonly Edge[]): fc.Stream<fc.Value<readonly Edge[]>> {
    const beginnings = walk.map((_, length) => walk.slice(0, length));
    const endings = walk.map((edge, place) => [...this.#wayTo(edge.from), ...walk.slice(place)]);
    const shorter = [...beginnings, ...endings, ...this.#likeTheLast(walk.at(-1))]
      .filter(({ length }) => length < walk.length)
      .sort((a, b) => a.length - b.length);
    return fc.stream(shorter.map((edges) => new fc.Value(edges, undefined)).values());
  }

  #likeTheLast(last: Edge | undefined): Edge[][] {
    const ways = this.#graph.edges
      .filter(({ transitions }) => transitions.join() === last?.transitions.join())
      .map((edge) => [...this.#wayTo(edge.from), edge])
      .sort((a, b) => a.length - b.length);
    return ways.slice(0, 1);
  }

  #next(configuration: number, random: fc.Random): Edge | undefined {
    const { edges } = configurationAt(this.#graph, configuration);
    const telling = edges.filter(({ transitions }) => transitions.length > 0);
    const choice = telling.length > 0 && random.nextInt(1, IGNORED_STEPS) > 1 ? telling : edges;
    return choice.length === 0 ? undefined : choice[random.nextInt(0, choice.length - 1)];
  }
}
