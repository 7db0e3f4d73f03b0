import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Timer, timersAfter, timersAfterFirst } from '#tests/support/model/timers.ts';
import { type Heard, type Hearing, hearingOf, verdictIn } from './hearing.ts';

/** What XState did with one event, or when it started. */
export interface Recorded {
  /** Empty for the start. */
  event: string;
  /** What a transition's guard says after so many microsteps. */
  verdict: (microsteps: number, transition: string) => boolean;
  /** Actions done, timers set and cancelled, in order. */
  trace: readonly string[];
  /** The ids of the active states, in the order of the chart. */
  active: readonly string[];
  isDone: boolean;
  /** The timers that run now, the next one first. */
  timers: readonly Timer[];
}

/** A chart run by XState's pure transitions: each step is written down for another interpreter to do alike. */
export interface Recorder {
  start: Recorded;
  send: (event: AnyEventObject) => Recorded;
  /** The next timer runs out. */
  wait: () => Recorded;
}

/** Hands out recorders of a chart, one for each run. */
export function recordersOf(machine: AnyStateMachine): (input?: unknown) => Recorder {
  const hearing = hearingOf(machine);
  return (input) => startRecorder(hearing, input);
}

function startRecorder({ copy, scope, hear }: Hearing, input: unknown): Recorder {
  const written = (event: string, heard: Heard, before: readonly Timer[]): Recorded => ({
    event,
    verdict: verdictIn(heard, copy),
    trace: heard.trace,
    active: snapshot._nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
    isDone: snapshot.status === 'done',
    timers: timersAfter(before, heard.actions),
  });
  const heardAtStart = hear(undefined);
  let snapshot: AnyMachineSnapshot = copy.getInitialSnapshot(scope, input);
  if (snapshot.status === 'error') throw snapshot.error;
  const start = written('', heardAtStart, []);
  let last = start;
  const take = (event: AnyEventObject, timers: readonly Timer[]) => {
    const heard = hear({ snapshot, event });
    snapshot = copy.transition(snapshot, event, scope);
    last = written(event.type, heard, timers);
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
