import { explore } from '#charts/explore/explore.ts';
import type { Graph } from '#charts/explore/graph.ts';
import type { AnyModel } from '#charts/explore/model.ts';
import { coverageOf } from '#charts/explore/tour-coverage.ts';
import { pathToState } from '#charts/simulate/paths.ts';
import { answersOf, suitesOf } from '#charts/simulate/questions.ts';
import { simulate } from '#charts/simulate/simulate.ts';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import { shownModels } from './shown-models.ts';
import type { Request, Response, TaskName, Tasks } from './work.ts';

const graphs = new Map<string, Graph>();

function modelOf(chart: string): AnyModel {
  const model = shownModels[chart];
  if (model === undefined) throw new Error(`No such chart: ${chart}`);
  return model;
}

function graphOf(chart: string, start: number): Graph {
  const key = `${chart} ${start}`;
  const model = modelOf(chart);
  const graph = graphs.get(key) ?? explore(model, model.inputs[start]);
  graphs.set(key, graph);
  return graph;
}

function exploreAll({ chart }: { chart: string }): ChartAnswers {
  const [first, ...others] = modelOf(chart).inputs.map((_, start) => graphOf(chart, start));
  if (first === undefined) throw new Error(`The model of ${chart} has no input`);
  const all: [Graph, ...Graph[]] = [first, ...others];
  const { tours, steps, totals, walkedBy } = coverageOf(suitesOf(all));
  return {
    configurations: all.reduce((sum, { configurations }) => sum + configurations.length, 0),
    answers: answersOf(all),
    tours,
    steps,
    coverage: [
      { name: 'States', ...totals.states },
      { name: 'Transitions', ...totals.transitions },
      { name: 'Guard outcomes', ...totals.guardOutcomes },
      { name: 'Pairs of transitions', ...totals.pairs },
    ],
    walkedBy: { ...walkedBy.states, ...walkedBy.transitions },
  };
}

const tasks: { [Name in TaskName]: (input: Tasks[Name]['input']) => Tasks[Name]['output'] } = {
  replay: ({ chart, start, steps }) => simulate(modelOf(chart), start, steps),
  findPath: ({ chart, start, state }) => pathToState(graphOf(chart, start), state),
  explore: exploreAll,
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
