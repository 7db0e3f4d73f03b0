import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  StateMachine,
} from 'xstate';

const openNames = new WeakMap<object, string>();
const streams = new WeakSet<object>();

/**
 * Work outside the chart, as a typed placeholder. A `*.ports.ts` file provides the implementation. Until then it
 * rejects.
 * @example actors: { authenticate: port<{ userId: string }, Credentials>('authenticate') }
 */
export function port<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The port "${name}" is not provided`)),
  );
  openNames.set(logic, name);
  return logic;
}

/**
 * Outside work that sends events, as a placeholder that sends none until `fromCallback` is provided. It never ends
 * and never fails.
 */
export function stream<Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> {
  const logic = fromCallback<EventObject, Input>(() => undefined);
  openNames.set(logic, name);
  streams.add(logic);
  return logic;
}

export const isStream = (logic: unknown): boolean =>
  typeof logic === 'object' && streams.has(logic as object);

/** An action with an effect outside the chart, as a placeholder that throws until it is provided. */
export function effect<Params = undefined>(name: string): (scope: unknown, params: Params) => void {
  const action = (_scope: unknown, _params: Params) => {
    throw new Error(`The action "${name}" is not provided`);
  };
  openNames.set(action, name);
  return action;
}

/** The unprovided ports and effects of a chart and its child charts, as `chart.name`. */
export function openPorts(machine: AnyStateMachine): string[] {
  const { actors, actions } = machine.implementations;
  const implementations: unknown[] = [...Object.values(actors), ...Object.values(actions)];
  return implementations.flatMap((implementation) => {
    if (implementation instanceof StateMachine) return openPorts(implementation);
    const isPlaceholder = typeof implementation === 'object' || typeof implementation === 'function';
    const name = isPlaceholder && implementation !== null ? openNames.get(implementation) : undefined;
    return name === undefined ? [] : [`${machine.id}.${name}`];
  });
}
