import type { AnyStateMachine } from 'xstate';
import type { Graph, Tour } from '../graph.ts';
import { perform, type Run, startLive } from '../run-live.ts';
import { doingOf, started, type Taken, taken } from '../taken.ts';
import { textOf } from '../text.ts';

/**
 * Whether a chart does on a tour what was foreseen, as it is seen from outside: state, context and executed actions. The
 * names of its transitions don't count: a transition that is dropped renames those after it.
 */
export async function behavesOn(machine: AnyStateMachine, graph: Graph, { moves }: Tour): Promise<boolean> {
  const { interpreter, input } = graph;
  let run: Run | undefined;
  try {
    run = startLive(machine, input);
    let foreseen = started(interpreter, input);
    if (!isAsForeseen(run, foreseen)) return false;
    for (const { step } of moves) {
      foreseen = taken(interpreter, foreseen, step);
      await perform(run, step);
      if (!isAsForeseen(run, foreseen)) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    run?.stop();
  }
}

function isAsForeseen({ actor, done }: Run, { snapshot, effects }: Taken): boolean {
  const { value, status, context } = actor.getSnapshot();
  return (
    textOf([value, status, context, done().actions]) ===
    textOf([snapshot.value, snapshot.status, snapshot.context, doingOf(effects).actions])
  );
}
