import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import { pureScope } from '../explore/pure.ts';
import { scxmlId } from '../export/scxml-names.ts';
import { observedCopy, verdictOf } from './observed-copy.ts';

const MOST_MICROSTEPS = 200;

/** The snapshot after a microstep, and the event that led to it. */
interface Moment {
  snapshot: AnyMachineSnapshot;
  event: AnyEventObject;
}

/** What XState did with one event. */
export interface Observed {
  /** Guard results by the number of earlier microsteps and the id of the transition. */
  verdicts: Map<string, boolean>;
  /** Executed actions and started and canceled timers, in order. */
  trace: string[];
  actions: ExecutableActionObject[];
  /** By the number of microsteps; undefined before the start. */
  moments: (Moment | undefined)[];
}

export type Observation = ReturnType<typeof observationOf>;

/** A copy of a chart that runs in the scope; `record` starts a new record. */
export function observationOf(machine: AnyStateMachine) {
  let observed = nothingObserved();
  const microsteps = () => observed.moments.length - 1;
  const copy = observedCopy(machine, {
    guard: (id, passes) => observed.verdicts.set(verdictKey(microsteps(), id), passes),
    action: (name) => observed.trace.push(`do ${name}`),
  });
  const scope = pureScope((action) => {
    observed.actions.push(action);
    observed.trace.push(...traceOf(action));
  });
  scope.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected._transitions.length === 0) return;
    observed.moments.push({ snapshot: inspected.snapshot as AnyMachineSnapshot, event: inspected.event });
    if (microsteps() > MOST_MICROSTEPS) throw new Error(`${machine.id} does not come to rest`);
  });
  const record = (before: Moment | undefined) => {
    observed = nothingObserved();
    observed.moments.push(before);
    return observed;
  };
  return { copy, scope, record };
}

/** A guard's result, or its result now if XState did not evaluate it. */
export function verdictIn({ verdicts, moments }: Observed, machine: AnyStateMachine) {
  return (microsteps: number, transition: string): boolean => {
    const known = verdicts.get(verdictKey(microsteps, transition));
    const moment = moments[microsteps];
    if (known !== undefined) return known;
    if (moment === undefined) throw new Error(`XState never came to ask ${transition}`);
    return verdictOf(machine, transition, moment.snapshot, moment.event);
  };
}

function verdictKey(microsteps: number, transition: string): string {
  return `${microsteps} ${transition}`;
}

function nothingObserved(): Observed {
  return { verdicts: new Map(), trace: [], actions: [], moments: [] };
}

/** SCXML can express only the end of an actor, as an event. */
function traceOf({ type, params }: ExecutableActionObject): string[] {
  const given: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {};
  const { id, delay, event, sendId } = given;
  if (type === 'xstate.cancel') return [`cancel ${scxmlId(String(sendId))}`];
  if (type !== 'xstate.raise') return type.startsWith('xstate.') ? [] : [`do ${type}`];
  if (delay !== undefined) return [`set ${scxmlId(String(id))} ${String(delay)}ms`];
  return isEvent(event) ? [`raise ${scxmlId(event.type)}`] : [];
}

function isEvent(value: unknown): value is AnyEventObject {
  return typeof value === 'object' && value !== null && 'type' in value;
}
