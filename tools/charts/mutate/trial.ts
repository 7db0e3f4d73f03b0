import type { AnyStateMachine } from 'xstate';
import type { Graph, Tour } from '../explore/graph.ts';
import { perform, type Run, startLive } from '../explore/run.ts';
import { type StepResult, started, takeStep, traceOf } from '../explore/step-result.ts';
import { textOf } from '../explore/text.ts';

/**
 * Whether a chart's state, context and executed actions on a tour are as expected. The ids of transitions don't
 * count, because dropping a transition renames the ones after it.
 */
export async function behavesOn(machine: AnyStateMachine, graph: Graph, { edges }: Tour): Promise<boolean> {
  const { interpreter, input } = graph;
  let run: Run | undefined;
  try {
    run = startLive(machine, input);
    let expected = started(interpreter, input);
    if (!isAsExpected(run, expected)) return false;
    for (const { step } of edges) {
      expected = takeStep(interpreter, expected, step);
      await perform(run, step);
      if (!isAsExpected(run, expected)) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    run?.stop();
  }
}

function isAsExpected({ actor, done }: Run, { snapshot, effects }: StepResult): boolean {
  const { value, status, context } = actor.getSnapshot();
  return (
    textOf([value, status, context, done().actions]) ===
    textOf([snapshot.value, snapshot.status, snapshot.context, traceOf(effects).actions])
  );
}
