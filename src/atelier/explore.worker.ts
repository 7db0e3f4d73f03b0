import { coveredBy, reachableIn } from '#charts/explore/covered.ts';
import { explore } from '#charts/explore/explore.ts';
import type { Graph } from '#charts/explore/graph.ts';
import type { AnyModel } from '#charts/explore/model.ts';
import { coverageOf, type Suite } from '#charts/explore/tour-coverage.ts';
import { coverageSummary } from '#charts/export/dossier.ts';
import { compareWith } from '#charts/simulate/compare.ts';
import { leadsTo } from '#charts/simulate/leads-to.ts';
import { passesFirst } from '#charts/simulate/passes.ts';
import { pathAfter, stepsOf } from '#charts/simulate/paths.ts';
import { answersOf, suitesOf } from '#charts/simulate/questions.ts';
import { simulate } from '#charts/simulate/simulate.ts';
import type { ChartAnswers, ChartCoverage } from '#domain/atelier/answer.ts';
import { type ComparisonPart, NOTHING_COMPARED } from '#domain/atelier/comparison.ts';
import { modelNamed, openScxml } from './known-models.ts';
import type { Request, Response, TaskName, Tasks } from './work.ts';

const graphs = new WeakMap<AnyModel, Map<number, Graph>>();

function graphOf(chart: string, start: number): Graph {
  const model = modelNamed(chart);
  const known = graphs.get(model) ?? new Map<number, Graph>();
  const graph = known.get(start) ?? explore(model, model.inputs[start]);
  graphs.set(model, known.set(start, graph));
  return graph;
}

function exploreAll({ chart }: { chart: string }): ChartAnswers {
  const all = graphsOf(chart, (_, start) => graphOf(chart, start));
  const suites = suitesOf(all);
  const coverage = coverageOf(suites);
  const { states, transitions, guardOutcomes, pairs } = coverage.missed;
  const missed = [states, transitions, guardOutcomes, pairs];
  return {
    configurations: all.reduce((sum, { configurations }) => sum + configurations.length, 0),
    answers: answersOf(all),
    tours: suites.flatMap(({ tours }, start) => tours.map(({ edges }) => ({ start, steps: stepsOf(edges) }))),
    coverage: coverageSummary(coverage).parts.map((part, index) => ({
      ...part,
      missed: missed[index] ?? [],
    })),
    walkedBy: walkersIn(all, suites),
  };
}

function graphsOf(chart: string, graph: (input: unknown, start: number) => Graph): [Graph, ...Graph[]] {
  const [first, ...others] = modelNamed(chart).inputs.map(graph);
  if (first === undefined) throw new Error(`The model of ${chart} has no input`);
  return [first, ...others];
}

/** Stores no graph, because the graphs of all charts together are large. */
function cover({ chart }: { chart: string }): ChartCoverage {
  const model = modelNamed(chart);
  const all = graphsOf(chart, (input) => explore(model, input));
  return coverageSummary(coverageOf(suitesOf(all))).parts;
}

/** Every part that the exploration reached, with the positions of the tours that visit it. */
function walkersIn(all: readonly Graph[], suites: readonly Suite[]): Record<string, number[]> {
  const { states, transitions, guardOutcomes } = reachableIn(all);
  const ids = [...states, ...transitions, ...guardOutcomes];
  const walkers = new Map<string, number[]>(ids.map((id) => [id, []]));
  const walks = suites.flatMap(({ graph, tours }) => tours.map((tour) => coveredBy(graph, tour)));
  for (const [position, walk] of walks.entries())
    for (const id of [...walk.states, ...walk.transitions, ...walk.guardOutcomes])
      walkers.get(id)?.push(position);
  return Object.fromEntries(walkers);
}

/** Long enough to make progress, short enough that the page can show it and another task does not wait long. */
const PART_MS = 100;
let comparing: ReturnType<typeof compareWith> | undefined;

function comparePart({ chart, text, compared }: Tasks['compare']['input']): ComparisonPart {
  if (compared === 0 || comparing === undefined) comparing = compareWith(text, modelNamed(chart));
  const end = performance.now() + PART_MS;
  let progress = NOTHING_COMPARED;
  for (;;) {
    const { done, value } = comparing.next();
    if (done) return { progress, comparison: value };
    progress = value;
    if (performance.now() > end) return { progress, comparison: null };
  }
}

const tasks: { [Name in TaskName]: (input: Tasks[Name]['input']) => Tasks[Name]['output'] } = {
  replay: ({ chart, start, steps }) => simulate(modelNamed(chart), start, steps),
  findPath: ({ chart, start, steps, state }) => pathAfter(graphOf(chart, start), steps, state),
  explore: exploreAll,
  cover,
  compare: comparePart,
  open: ({ text }) => openScxml(text),
  states: ({ chart, question }) => {
    const all = graphsOf(chart, (_, start) => graphOf(chart, start));
    return question.kind === 'leadsTo' ? leadsTo(all, question) : passesFirst(all, question);
  },
};

function perform({ task, input }: Request): unknown {
  return (tasks[task] as (given: unknown) => unknown)(input);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  postMessage(respond(data));
});

function respond(request: Request): Response {
  try {
    return { id: request.id, output: perform(request) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}
