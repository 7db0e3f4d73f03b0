import {
  type Actor,
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  createActor,
  type EventObject,
  fromCallback,
  type InputFrom,
  type OutputFrom,
  SimulatedClock,
  type SnapshotFrom,
  StateMachine,
} from 'xstate';
import { isStream } from '#machines/shared/port.ts';
import { type CommandedPort, commandedPort } from './commanded-port.ts';

interface CommandedStream<Input> {
  /** Replaces the stream. */
  logic: CallbackActorLogic<EventObject, Input>;
  /** The input of each start, in order. */
  asked: Input[];
}

/** A stream that sends nothing. The test sends its events to the chart directly. */
function commandedStream<Input>(): CommandedStream<Input> {
  const asked: Input[] = [];
  return { asked, logic: fromCallback<EventObject, Input>(({ input }) => void asked.push(input)) };
}

type Provided<Machine extends AnyStateMachine> = Required<Parameters<Machine['provide']>[0]>;

type Commanded<Logic> =
  Logic extends CallbackActorLogic<EventObject, infer Input>
    ? CommandedStream<Input>
    : Logic extends AnyActorLogic
      ? CommandedPort<OutputFrom<Logic>, InputFrom<Logic>>
      : never;

type Ports<Machine extends AnyStateMachine> = {
  [Name in keyof Provided<Machine>['actors']]-?: Commanded<NonNullable<Provided<Machine>['actors'][Name]>>;
};

type ParamsOf<Action> = Action extends (scope: never, params: infer Params) => unknown ? Params : never;

type Effects<Machine extends AnyStateMachine> = {
  [Name in keyof Provided<Machine>['actions']]-?: ParamsOf<NonNullable<Provided<Machine>['actions'][Name]>>[];
};

/**
 * Runs a chart on a simulated clock. The test ends outside work through `ports`, and reads the parameters of each
 * effect, in order, in `effects`.
 */
export function startChart<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [] : [InputFrom<Machine>]
) {
  const { actors, actions } = machine.implementations;
  const ports = Object.fromEntries(
    Object.entries(actors)
      .filter(([, logic]) => !(logic instanceof StateMachine))
      .map(([name, logic]) => [name, isStream(logic) ? commandedStream() : commandedPort()]),
  );
  const effects: Record<string, unknown[]> = {};
  /** All effects in order: the name, then the parameters. */
  const log: [name: string, params: unknown][] = [];
  const recorded = Object.entries(actions)
    .filter(([, action]) => isEffect(action))
    .map(([name]) => {
      const given: unknown[] = [];
      effects[name] = given;
      const record = (_: unknown, params: unknown) => {
        given.push(params);
        log.push([name, params]);
      };
      return [name, record];
    });
  const provided = machine.provide({
    actors: Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic])),
    actions: Object.fromEntries(recorded),
  });
  const clock = new SimulatedClock();
  const actor = createActor(provided, { clock, input } as never).start() as Actor<Machine>;
  return {
    actor,
    clock,
    ports: ports as Ports<Machine>,
    effects: effects as Effects<Machine>,
    log,
    now: (): SnapshotFrom<Machine> => actor.getSnapshot(),
  };
}

/**
 * An action of the project, or an event for an actor elsewhere in the system. The chart's other actions run normally.
 */
function isEffect(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  return 'resolve' in action ? 'to' in action && typeof action.to === 'function' : true;
}
