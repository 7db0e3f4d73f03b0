import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import { scxmlId } from '#atelier/scxml-names.ts';
import { pureScope } from '#tests/support/model/scope.ts';
import { overheard, verdictOf } from './overhear.ts';

const MOST_MICROSTEPS = 200;

/** Where a chart stood after a microstep, and the event that had brought it there. */
interface Moment {
  snapshot: AnyMachineSnapshot;
  event: AnyEventObject;
}

/** All that was heard of one event. */
export interface Heard {
  /** By the number of microsteps taken before, and the transition's id. */
  verdicts: Map<string, boolean>;
  /** Actions done, timers set and cancelled, in order. */
  trace: string[];
  actions: ExecutableActionObject[];
  /** By the number of microsteps taken; where a chart stands before it starts is not known. */
  moments: (Moment | undefined)[];
}

export type Hearing = ReturnType<typeof hearingOf>;

/** A copy of a chart that can be run in the scope; `take` begins to hear anew. */
export function hearingOf(machine: AnyStateMachine) {
  let heard = nothingHeard();
  const taken = () => heard.moments.length - 1;
  const copy = overheard(machine, {
    guard: (id, passes) => heard.verdicts.set(verdictKey(taken(), id), passes),
    action: (name) => heard.trace.push(`do ${name}`),
  });
  const scope = pureScope((action) => {
    heard.actions.push(action);
    heard.trace.push(...traceOf(action));
  });
  scope.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected._transitions.length === 0) return;
    heard.moments.push({ snapshot: inspected.snapshot as AnyMachineSnapshot, event: inspected.event });
    if (taken() > MOST_MICROSTEPS) throw new Error(`${machine.id} does not come to rest`);
  });
  const hear = (before: Moment | undefined) => {
    heard = nothingHeard();
    heard.moments.push(before);
    return heard;
  };
  return { copy, scope, hear };
}

/** What a guard said, or says of the moment when nobody asked it. */
export function verdictIn({ verdicts, moments }: Heard, machine: AnyStateMachine) {
  return (microsteps: number, transition: string): boolean => {
    const said = verdicts.get(verdictKey(microsteps, transition));
    const moment = moments[microsteps];
    if (said !== undefined) return said;
    if (moment === undefined) throw new Error(`XState never came to ask ${transition}`);
    return verdictOf(machine, transition, moment.snapshot, moment.event);
  };
}

function verdictKey(microsteps: number, transition: string): string {
  return `${microsteps} ${transition}`;
}

function nothingHeard(): Heard {
  return { verdicts: new Map(), trace: [], actions: [], moments: [] };
}

/** Actors come and go unheard: SCXML knows only how they end, as events. */
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
