import { describeChart } from '../describe/describe.ts';
import { configurationKey } from './configuration-key.ts';
import { refuseGaps } from './gaps.ts';
import type { Configuration, Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import { pureInterpreter } from './pure.ts';
import { endedAfter, type StepResult, started, takeStep, traceOf } from './step-result.ts';
import { stepsFrom } from './steps.ts';
import { timersAfter } from './timers.ts';

const MOST_CONFIGURATIONS = 5000;

type Covered = Omit<Configuration, 'id' | 'edges'>;

/** Finds everything that a model's chart can do from one input. Throws if the model has a gap. */
export function explore(
  model: AnyModel,
  input: unknown = model.inputs[0],
  mostConfigurations = MOST_CONFIGURATIONS,
): Graph {
  refuseGaps(model);
  const interpreter = pureInterpreter(model.machine);
  const configurations: Configuration[] = [];
  const edges: Edge[] = [];
  const known = new Map<string, number>();
  const delaysMs = new Set<number>();

  const arrive = (at: StepResult, ended: readonly string[]): number => {
    for (const { leftMs } of timersAfter([], at.effects.actions)) delaysMs.add(leftMs);
    const found: Covered = { snapshot: at.snapshot, timers: at.timers, ended };
    const key = configurationKey(model, found);
    const id = known.get(key) ?? configurations.length;
    if (id < configurations.length) return id;
    if (id === mostConfigurations)
      throw new Error(
        `${model.machine.id} has more than ${id} configurations. Say in its model which parts of the context count ` +
          '(abstraction), or which steps lead no further (isWorthTaking).',
      );
    known.set(key, id);
    configurations.push({ id, ...found, edges: [] });
    return id;
  };

  const start = started(interpreter, input);
  arrive(start, []);
  for (const configuration of configurations) {
    for (const step of stepsFrom(model, configuration)) {
      const next = takeStep(interpreter, configuration, step);
      const to = arrive(next, endedAfter(configuration, step, next));
      const edge: Edge = { id: edges.length, from: configuration.id, to, step, ...traceOf(next.effects) };
      edges.push(edge);
      configuration.edges.push(edge);
    }
  }
  const chart = describeChart(model.machine);
  return { model, chart, interpreter, input, configurations, edges, start: traceOf(start.effects), delaysMs };
}
