import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  fromCallback,
} from 'xstate';
import { describeChart, transitionId } from '#atelier/describe.ts';

/** Work that nobody needs done here. */
export const nothing = () => undefined;

/** What one event did: the transitions taken and the actions to execute, both in order. */
export interface Effects {
  transitions: string[];
  actions: ExecutableActionObject[];
}

/** XState's pure transition function, with an ear for the exact transitions and actions of each step. */
export function pureInterpreter(machine: AnyStateMachine) {
  const drawn = new Set(describeChart(machine).transitions.map(({ id }) => id));
  const self = createActor(fromCallback(nothing), { parent: createEmptyActor() });
  const transitions: string[] = [];
  const actions: ExecutableActionObject[] = [];
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    transitions.push(...inspected._transitions.map(transitionId).filter((id) => drawn.has(id)));
  });
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => actions.push(action),
  };
  const withEffects = (run: () => AnyMachineSnapshot): [AnyMachineSnapshot, Effects] => {
    transitions.length = 0;
    actions.length = 0;
    const snapshot = run();
    return [snapshot, { transitions: [...transitions], actions: [...actions] }];
  };
  return {
    start: (input: unknown) => withEffects(() => machine.getInitialSnapshot(scope, input)),
    next: (snapshot: AnyMachineSnapshot, event: { type: string }) =>
      withEffects(() => machine.transition(snapshot, event, scope)),
  };
}

export type PureInterpreter = ReturnType<typeof pureInterpreter>;
