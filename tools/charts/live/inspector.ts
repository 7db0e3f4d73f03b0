import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionId } from '../describe/transition-id.ts';
import type { LiveMessage } from './messages.ts';
import { allowedContext, allowedEvent, nameOr } from './redact.ts';

interface InspectorOptions {
  send(message: LiveMessage): void;
  now(): number;
  /** The keys of contexts whose values may be seen. */
  allowed: ReadonlySet<string>;
}

interface Pending {
  event: string;
  from: string;
  transitions: string[];
}

/** Reports what the actors of systems do, without data: for `createActor(machine, { inspect: inspector(…)() })`. */
export function inspector({ send, now, allowed }: InspectorOptions) {
  let systems = 0;
  let seq = 0;
  return () => {
    systems += 1;
    const system = systems;
    const known = new Set<string>();
    const pending = new Map<string, Pending>();
    const sessionOf = (ref: AnyActorRef | undefined) =>
      ref === undefined ? '' : `${system}/${ref.sessionId}`;
    const pendingOf = (session: string): Pending => {
      const steps = pending.get(session) ?? { event: '', from: '', transitions: [] };
      pending.set(session, steps);
      return steps;
    };
    const introduce = (ref: AnyActorRef) => {
      const session = sessionOf(ref);
      if (known.has(session)) return;
      known.add(session);
      const chart = nameOr(machineOf(ref)?.id ?? '', '');
      const parent = sessionOf(ref._parent);
      send({ kind: 'actor', session, parent, name: nameOr(ref.id, chart || 'actor'), chart });
    };
    return (inspected: InspectionEvent): void => {
      const ref = inspected.actorRef as AnyActorRef;
      const machine = machineOf(ref);
      if (inspected.type === '@xstate.actor') return;
      introduce(ref);
      if (machine === undefined) return;
      const session = sessionOf(ref);
      if (inspected.type === '@xstate.event') {
        const steps = pendingOf(session);
        steps.event = allowedEvent(machine, inspected.event.type);
        steps.from = sessionOf(inspected.sourceRef as AnyActorRef | undefined);
      }
      if (inspected.type === '@xstate.microstep')
        pendingOf(session).transitions.push(...inspected._transitions.map(transitionId));
      if (inspected.type !== '@xstate.snapshot') return;
      const { event, from, transitions } = pendingOf(session);
      pending.delete(session);
      const { status, context, _nodes } = inspected.snapshot as AnyMachineSnapshot;
      seq += 1;
      send({
        kind: 'step',
        seq,
        atMs: now(),
        session,
        from,
        event,
        transitions,
        status,
        active: _nodes.map(({ id }) => id),
        context: allowedContext(context, allowed),
      });
    };
  };
}

function machineOf({ logic }: AnyActorRef & { logic?: unknown }): AnyStateMachine | undefined {
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : undefined;
}
