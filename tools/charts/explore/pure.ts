import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  fromCallback,
} from 'xstate';
import { type Observation, observe } from './observe.ts';

export const nothing = () => undefined;

export interface Effects extends Observation {
  actions: ExecutableActionObject[];
}

/** A scope for XState's pure functions, which reports actions instead of executing them. */
export function pureScope(actionExecutor: AnyActorScope['actionExecutor']): AnyActorScope {
  const self = createActor(fromCallback(nothing), { parent: createEmptyActor() });
  // The same chart starts many times, so a systemId belongs to the actor that was created last.
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

/** XState's pure transition function, with a record of what each step does. */
export function pureInterpreter(machine: AnyStateMachine) {
  const actions: ExecutableActionObject[] = [];
  const scope = pureScope((action) => actions.push(action));
  const own = machine.provide({});
  const heard = observe(own, scope.system);
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

/** XState reports an error at the start only in the snapshot. */
function unbroken(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

export type PureInterpreter = ReturnType<typeof pureInterpreter>;
