import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectedActionEvent,
  InspectionEvent,
} from 'xstate';
import { transitionId } from '../describe/transition-id.ts';
import { triggerOf } from '../describe/triggers.ts';
import { transitionsOf } from '../explore/guards.ts';
import { candidatesFor } from './candidates.ts';
import type { LiveMessage, LiveTimer } from './messages.ts';
import { allowedContext, allowedEvent, nameOr } from './redact.ts';

interface InspectorOptions {
  send(message: LiveMessage): void;
  now(): number;
  /** The context keys whose values may be shown. */
  allowed: ReadonlySet<string>;
  /** Runs work later, in order, so that a page paints first what a step changed. By default it runs at once. */
  defer?(work: () => void): void;
}

const atOnce = (work: () => void): void => work();

/** A chart between two of its steps. `snapshot` is null before the first. */
interface Watched {
  session: string;
  snapshot: AnyMachineSnapshot | null;
  transitions: string[];
  timers: Map<string, LiveTimer>;
}

/** Reports what the actors of systems do, without data. Returns a function that watches a root actor's system. */
export function inspector(options: InspectorOptions) {
  const counters = { systems: 0, steps: 0 };
  return (root: AnyActorRef): void => {
    counters.systems += 1;
    watchSystem(root, options, counters);
  };
}

function watchSystem(
  root: AnyActorRef,
  { send, now, allowed, defer = atOnce }: InspectorOptions,
  counters: { systems: number; steps: number },
): void {
  const system = counters.systems;
  const known = new WeakMap<AnyActorRef, Watched>();
  const senders = new WeakMap<object, AnyActorRef>();

  const introduce = (ref: AnyActorRef): Watched => {
    const before = known.get(ref);
    if (before !== undefined) return before;
    const session = sessionIn(system, ref);
    const watched: Watched = { session, snapshot: null, transitions: [], timers: new Map() };
    known.set(ref, watched);
    const chart = nameOr(machineOf(ref)?.id ?? '', '');
    const parent = sessionIn(system, ref._parent);
    send({ kind: 'actor', session, parent, name: nameOr(ref.id, chart || 'actor'), chart });
    return watched;
  };

  const senderOf = (ref: AnyActorRef, event: AnyEventObject): string => {
    const sender = senders.get(event);
    return sender === undefined || sender === ref ? '' : introduce(sender).session;
  };

  /** Without an event, the chart was already running. */
  const report = (
    ref: AnyActorRef,
    machine: AnyStateMachine,
    atMs: number,
    after: AnyMachineSnapshot,
    event?: AnyEventObject,
  ) => {
    const watched = introduce(ref);
    const before = watched.snapshot;
    watched.snapshot = after;
    if (after.status !== 'active') watched.timers.clear();
    counters.steps += 1;
    send({
      kind: 'step',
      seq: counters.steps,
      atMs,
      session: watched.session,
      from: event ? senderOf(ref, event) : '',
      event: event ? allowedEvent(machine, event.type) : '',
      candidates: event && before ? candidatesFor(before, event) : [],
      transitions: watched.transitions.splice(0),
      active: after._nodes.map(({ id }) => id),
      status: after.status,
      context: allowedContext(after.context, allowed),
      changed: before ? changedKeys(before.context, after.context) : [],
      timers: [...watched.timers.values()],
    });
  };

  const meet = (ref: AnyActorRef): void => {
    const machine = machineOf(ref);
    introduce(ref);
    if (machine === undefined) return;
    const snapshot = ref.getSnapshot();
    report(ref, machine, now(), snapshot);
    for (const child of Object.values<AnyActorRef>(snapshot.children)) meet(child);
  };

  const inspectChart = (
    ref: AnyActorRef,
    machine: AnyStateMachine,
    atMs: number,
    inspected: InspectionEvent,
  ) => {
    const { timers, transitions } = introduce(ref);
    switch (inspected.type) {
      case '@xstate.event':
        timers.delete(inspected.event.type);
        if (inspected.sourceRef) senders.set(inspected.event, inspected.sourceRef as AnyActorRef);
        break;
      case '@xstate.action':
        follow(timers, inspected.action, machine, atMs);
        break;
      case '@xstate.microstep':
        transitions.push(...inspected._transitions.map(transitionId));
        break;
      case '@xstate.snapshot':
        report(ref, machine, atMs, inspected.snapshot as AnyMachineSnapshot, inspected.event);
        break;
    }
  };

  root.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.actor') return;
    const ref = inspected.actorRef as AnyActorRef;
    const machine = machineOf(ref);
    const atMs = now();
    defer(() => {
      if (machine === undefined) introduce(ref);
      else inspectChart(ref, machine, atMs, inspected);
    });
  });
  if (isStarted(root)) meet(root);
}

const sessionIn = (system: number, ref: AnyActorRef | undefined): string =>
  ref === undefined ? '' : `${system}/${ref.sessionId}`;

/** A delay is a raised event whose id is its type. Only delays that the chart itself names are reported. */
function follow(
  timers: Watched['timers'],
  { type, params }: InspectedActionEvent['action'],
  machine: AnyStateMachine,
  nowMs: number,
): void {
  const { id, sendId, delay } = { ...(params as Record<string, unknown>) };
  if (type === 'xstate.cancel') timers.delete(String(sendId));
  if (type !== 'xstate.raise' || typeof id !== 'string' || typeof delay !== 'number') return;
  const waiting = transitionsOf(machine).find(({ eventType }) => eventType === id);
  if (waiting !== undefined)
    timers.set(id, { name: triggerOf(id, waiting.source.id).trigger, endsAtMs: nowMs + delay });
}

function changedKeys(before: unknown, after: unknown): string[] {
  const [old, current] = [recordOf(before), recordOf(after)];
  return Object.keys(current).filter((key) => nameOr(key, '') !== '' && old[key] !== current[key]);
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isStarted = (ref: AnyActorRef): boolean =>
  (ref as AnyActorRef & { _processingStatus?: number })._processingStatus !== 0;

function machineOf({ logic }: AnyActorRef & { logic?: unknown }): AnyStateMachine | undefined {
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : undefined;
}
