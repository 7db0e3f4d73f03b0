import { activeStates, type Graph, type Move, situationAt, type Tour } from './graph.ts';
import { guardOutcomesAtStart, guardOutcomesOf } from './guard-outcomes.ts';

/** What can be covered of a chart. */
type Part = 'states' | 'transitions' | 'guardOutcomes' | 'pairs' | 'configurations';
type Found = Record<Part, ReadonlySet<string>>;

/** The tours through one exploration. */
export interface Suite {
  graph: Graph;
  tours: readonly Tour[];
}

/** What tours walk, of what exploration reaches. */
export interface Coverage {
  tours: number;
  steps: number;
  totals: Record<Part, { walked: number; reachable: number }>;
  /** What can be reached and was not walked. */
  missed: Record<Part, readonly string[]>;
  /** What the chart names and exploration does not reach. */
  unreachable: { states: readonly string[]; transitions: readonly string[] };
  /** By how many tours each of these was walked. */
  walkedBy: Record<'states' | 'transitions' | 'guardOutcomes', Record<string, number>>;
}

export function coverageOf(suites: readonly [Suite, ...Suite[]]): Coverage {
  const tours = suites.flatMap((suite) => suite.tours);
  const walks = suites.flatMap(({ graph, tours }) => tours.map((tour) => walkedIn(graph, tour)));
  const walked = merged(walks);
  const reachable = merged(suites.map(({ graph }) => reachedIn(graph)));
  const { states, transitions } = suites[0].graph.chart;
  const unreached = (part: Part, all: readonly { id: string }[]) =>
    all.map(({ id }) => id).filter((id) => !reachable[part].has(id));
  const walkers = (part: Part) =>
    Object.fromEntries(
      [...reachable[part]].sort().map((one) => [one, walks.filter((walk) => walk[part].has(one)).length]),
    );
  return {
    tours: tours.length,
    steps: tours.reduce((sum, { moves }) => sum + moves.length, 0),
    totals: ofEachPart((part) => ({ walked: walked[part].size, reachable: reachable[part].size })),
    missed: ofEachPart((part) => [...reachable[part]].filter((one) => !walked[part].has(one)).sort()),
    unreachable: {
      states: unreached('states', states),
      transitions: unreached('transitions', transitions),
    },
    walkedBy: {
      states: walkers('states'),
      transitions: walkers('transitions'),
      guardOutcomes: walkers('guardOutcomes'),
    },
  };
}

/** One line: `login: 5 tours, 60 steps; states 9/9, transitions 17/17, …`. */
export function coverageLine(name: string, { tours, steps, totals }: Coverage): string {
  const parts = Object.entries(totals).map(
    ([part, { walked, reachable }]) =>
      `${part.replace('guardOutcomes', 'guard outcomes')} ${walked}/${reachable}`,
  );
  return `${name}: ${tours} tours, ${steps} steps; ${parts.join(', ')}`;
}

function reachedIn(graph: Graph): Found {
  const pairs = graph.moves.flatMap((move) =>
    situationAt(graph, move.to).moves.flatMap((next) => pairsOf(move, next)),
  );
  return found(graph, graph.moves, pairs);
}

function walkedIn(graph: Graph, { moves }: Tour): Found {
  const pairs = moves.flatMap((move, place) => {
    const next = moves[place + 1];
    return next === undefined ? [] : pairsOf(move, next);
  });
  return found(graph, moves, pairs);
}

function found(graph: Graph, moves: readonly Move[], pairs: readonly string[]): Found {
  const transitions = [...graph.initial, ...moves.flatMap((move) => move.transitions)];
  const rests = [...new Set([0, ...moves.map(({ to }) => to)])].map((id) => situationAt(graph, id));
  const passed = transitions.map((id) => id.slice(0, id.indexOf('|')));
  return {
    states: new Set([...rests.flatMap(activeStates), ...passed]),
    transitions: new Set(transitions),
    guardOutcomes: new Set([
      ...guardOutcomesAtStart(graph),
      ...moves.flatMap((move) => guardOutcomesOf(graph, move)),
    ]),
    pairs: new Set(pairs),
    configurations: new Set(rests.map(({ snapshot }) => JSON.stringify(snapshot.value))),
  };
}

function pairsOf(move: Move, next: Move): string[] {
  return move.transitions.flatMap((first) => next.transitions.map((second) => `${first} » ${second}`));
}

function merged(all: readonly Found[]): Found {
  return ofEachPart((part) => new Set(all.flatMap((one) => [...one[part]])));
}

function ofEachPart<Value>(valueFor: (part: Part) => Value): Record<Part, Value> {
  return {
    states: valueFor('states'),
    transitions: valueFor('transitions'),
    guardOutcomes: valueFor('guardOutcomes'),
    pairs: valueFor('pairs'),
    configurations: valueFor('configurations'),
  };
}
