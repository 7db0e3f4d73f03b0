import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** The payload of an event, and a name where the event has several cases. */
type EventCase<Event extends { type: string }> = Omit<Event, 'type'> & { case?: string };

/** At least one case of every event of the chart's type: a missing one does not compile. */
export type EventCases<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]: readonly [
    EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>,
    ...EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>[],
  ];
};

/** How outside work can end. */
export type Outcome = { output: unknown } | { error: unknown };

/** The user or another chart sends an event, outside work ends, or time passes. */
export type Step =
  | { kind: 'event'; label: string; event: AnyEventObject }
  | { kind: 'outcome'; label: string; actor: string; outcome: string; event: AnyEventObject }
  | { kind: 'delay'; label: string; ms: number; event: AnyEventObject };

/** Every path from one state, or from the start where it is empty, to another passes a state first. */
export interface PassesFirst {
  from: string;
  to: string;
  first: string;
}

/** How a chart is explored: its events and outcomes, which configurations count as the same, and its invariants. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** Each input is explored by itself. */
  inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]];
  events: EventCases<Machine>;
  /** By the id of the invoked actor, then by a name for the outcome. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** The part of the context that tells two configurations apart; by default all of it. */
  abstraction: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Keeps the exploration finite where a context could grow forever. */
  isWorthTaking: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /** The chart can return to it from everywhere, unless it has ended. */
  isHome: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Why home is neither the start nor an end; empty where it is. */
  whyHome: string;
  /** What holds in every configuration: sentences with their tests. */
  invariants: Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>;
  /** What holds on every path: sentences with the paths that they are about. */
  paths: Record<string, readonly PassesFirst[]>;
  /** Why a state, a transition or a guard outcome can't be reached, by its id. */
  unreachable: Record<string, string>;
}

type Given<Machine extends AnyStateMachine> = Pick<
  Model<Machine>,
  'machine' | 'inputs' | 'events' | 'isHome' | 'invariants'
> &
  Partial<
    Pick<Model<Machine>, 'outcomes' | 'abstraction' | 'isWorthTaking' | 'paths' | 'unreachable' | 'whyHome'>
  >;

/** Checks a model against the types of its chart. */
export function model<Machine extends AnyStateMachine>(given: Given<Machine>): Model<Machine> {
  return {
    outcomes: {},
    paths: {},
    unreachable: {},
    whyHome: '',
    abstraction: wholeContext as Model<Machine>['abstraction'],
    isWorthTaking: () => true,
    ...given,
  };
}

function wholeContext({ context }: AnyMachineSnapshot): unknown {
  return context;
}

export type AnyModel = Omit<
  Model,
  'inputs' | 'events' | 'abstraction' | 'isWorthTaking' | 'isHome' | 'invariants'
> & {
  inputs: readonly unknown[];
  events: Record<string, readonly object[]>;
  abstraction(snapshot: AnyMachineSnapshot): unknown;
  isWorthTaking(snapshot: AnyMachineSnapshot, step: Step): boolean;
  isHome(snapshot: AnyMachineSnapshot): boolean;
  invariants: Record<string, AnyTest>;
};

/** A method, so that models of different charts fit into one list. */
type AnyTest = { holds(snapshot: AnyMachineSnapshot): boolean }['holds'];
