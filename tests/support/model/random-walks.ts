import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { isProof } from '#tests/support/depth.ts';
import { type Graph, type Move, shortestWays, situationAt } from './graph.ts';
import { walkLive } from './live.ts';

const LONGEST_WALK = 40;
/** One step in four may be one that the chart ignores. */
const IGNORED_STEPS = 4;

/** `WALK_SEED=… npm test` repeats the walks of a failure; a proof begins with new ones each time. */
export function seedOfWalks(given = process.env['WALK_SEED']): number {
  const fresh = isProof ? Date.now() % 2 ** 31 : 20_260_316;
  return given === undefined ? fresh : Number(given);
}

/**
 * Walks about at random on the running chart. Throws with the shortest walk that shows the difference, and the seed.
 */
export async function walkAtRandom(
  machine: AnyStateMachine,
  graph: Graph,
  walks: number,
  seed = seedOfWalks(),
): Promise<void> {
  const property = fc.asyncProperty(new RandomWalk(graph), async (moves) => {
    await walkLive(machine, graph, { name: 'random walk', moves });
  });
  const result = await fc.check(property, { numRuns: walks, seed });
  if (!result.failed) return;
  const labels = (result.counterexample?.[0] ?? []).map(({ step }) => step.label);
  const cause = result.errorInstance;
  throw new Error(
    `${graph.chart.id} goes astray on the walk: ${labels.join(', ') || 'the start alone'}. ` +
      `${cause instanceof Error ? cause.message : ''} To repeat it: WALK_SEED=${result.seed}`,
    { cause },
  );
}

/** Walks through a graph, which get shorter without ever leaving it. */
export class RandomWalk extends fc.Arbitrary<readonly Move[]> {
  readonly #graph: Graph;
  readonly #wayTo: (situation: number) => Move[];

  constructor(graph: Graph) {
    super();
    this.#graph = graph;
    this.#wayTo = shortestWays(graph);
  }

  generate(random: fc.Random): fc.Value<readonly Move[]> {
    const walk: Move[] = [];
    const length = random.nextInt(1, LONGEST_WALK);
    for (let move = this.#next(0, random); move !== undefined; move = this.#next(move.to, random)) {
      if (walk.push(move) === length) break;
    }
    return new fc.Value(walk, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is readonly Move[] {
    return Array.isArray(value);
  }

  /** Shortest first: its beginnings, shorter ways into its last moves, and the nearest place that ends as it does. */
  shrink(walk: readonly Move[]): fc.Stream<fc.Value<readonly Move[]>> {
    const beginnings = walk.map((_, length) => walk.slice(0, length));
    const endings = walk.map((move, place) => [...this.#wayTo(move.from), ...walk.slice(place)]);
    const shorter = [...beginnings, ...endings, ...this.#likeTheLast(walk.at(-1))]
      .filter(({ length }) => length < walk.length)
      .sort((a, b) => a.length - b.length);
    return fc.stream(shorter.map((moves) => new fc.Value(moves, undefined)).values());
  }

  #likeTheLast(last: Move | undefined): Move[][] {
    const ways = this.#graph.moves
      .filter(({ transitions }) => transitions.join() === last?.transitions.join())
      .map((move) => [...this.#wayTo(move.from), move])
      .sort((a, b) => a.length - b.length);
    return ways.slice(0, 1);
  }

  #next(situation: number, random: fc.Random): Move | undefined {
    const { moves } = situationAt(this.#graph, situation);
    const telling = moves.filter(({ transitions }) => transitions.length > 0);
    const choice = telling.length > 0 && random.nextInt(1, IGNORED_STEPS) > 1 ? telling : moves;
    return choice.length === 0 ? undefined : choice[random.nextInt(0, choice.length - 1)];
  }
}
