import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Timer, timersAfter, timersAfterFirst } from '../explore/timers.ts';
import { type Observation, type Observed, observationOf, verdictIn } from './observe.ts';

/** What XState did with one event, or at the start. */
export interface Recorded {
  /** Empty for the start. */
  event: string;
  /** The result of a transition's guard after the given number of microsteps. */
  verdict: (microsteps: number, transition: string) => boolean;
  /** Executed actions and started and canceled timers, in order. */
  trace: readonly string[];
  /** The ids of the active states, in the order of the chart. */
  active: readonly string[];
  isDone: boolean;
  /** The running timers, the next one first. */
  timers: readonly Timer[];
}

/** Runs a chart by XState's pure transitions and records each step for another interpreter. */
export interface Recorder {
  start: Recorded;
  send: (event: AnyEventObject) => Recorded;
  /** The next timer ends. */
  wait: () => Recorded;
}

/** Creates a recorder for each run of a chart. */
export function recordersOf(machine: AnyStateMachine): (input?: unknown) => Recorder {
  const observation = observationOf(machine);
  return (input) => startRecorder(machine, observation, input);
}

function startRecorder(
  machine: AnyStateMachine,
  { copy, scope, record }: Observation,
  input: unknown,
): Recorder {
  const written = (event: string, observed: Observed, before: readonly Timer[]): Recorded => ({
    event,
    verdict: verdictIn(observed, machine),
    trace: observed.trace,
    active: snapshot._nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
    isDone: snapshot.status === 'done',
    timers: timersAfter(before, observed.actions),
  });
  const observedAtStart = record(undefined);
  let snapshot: AnyMachineSnapshot = copy.getInitialSnapshot(scope, input);
  if (snapshot.status === 'error') throw snapshot.error;
  const start = written('', observedAtStart, []);
  let last = start;
  const take = (event: AnyEventObject, timers: readonly Timer[]) => {
    const observed = record({ snapshot, event });
    snapshot = copy.transition(snapshot, event, scope);
    last = written(event.type, observed, timers);
    return last;
  };
  return {
    start,
    send: (event) => take(event, last.timers),
    wait: () => {
      const [first] = last.timers;
      if (first === undefined) throw new Error(`No timer of ${copy.id} runs`);
      return take(first.event, timersAfterFirst(last.timers));
    },
  };
}
