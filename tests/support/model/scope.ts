import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  fromCallback,
} from 'xstate';
import { type Hearing, listenTo } from './hearing.ts';

/** Work that nobody needs done here. */
export const nothing = () => undefined;

/** What one event did, in order. */
export interface Effects extends Hearing {
  actions: ExecutableActionObject[];
}

/** Where XState's pure functions run: a system of its own, in which nothing is done but told. */
export function pureScope(actionExecutor: AnyActorScope['actionExecutor']): AnyActorScope {
  const self = createActor(fromCallback(nothing), { parent: createEmptyActor() });
  // A walk starts the same chart again and again: an id belongs to the actor that was created last.
  Reflect.set(self.system, '_set', nothing);
  return {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor,
  };
}

/** XState's pure transition function, with an ear for all that each step does. */
export function pureInterpreter(machine: AnyStateMachine) {
  const actions: ExecutableActionObject[] = [];
  const scope = pureScope((action) => actions.push(action));
  const own = machine.provide({});
  const heard = listenTo(own, scope.system);
  const withEffects = (run: () => AnyMachineSnapshot): [AnyMachineSnapshot, Effects] => {
    heard();
    actions.length = 0;
    const snapshot = run();
    return [snapshot, { ...heard(snapshot), actions: [...actions] }];
  };
  return {
    start: (input: unknown) => withEffects(() => unbroken(own.getInitialSnapshot(scope, input))),
    next: (snapshot: AnyMachineSnapshot, event: { type: string }) =>
      withEffects(() => own.transition(snapshot, event, scope)),
  };
}

/** A chart that breaks while it starts would only say so in its snapshot. */
function unbroken(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

export type PureInterpreter = ReturnType<typeof pureInterpreter>;
