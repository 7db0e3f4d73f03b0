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

/** At least one case for every event of the chart's type. A missing one does not compile. */
export type EventCases<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]: readonly [
    EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>,
    ...EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>[],
  ];
};

/** The possible outcomes of outside work. */
export type Outcome = { output: unknown } | { error: unknown };

/** The user or another chart sends an event, outside work ends, or time passes. */
export type Step =
  | { kind: 'event'; label: string; event: AnyEventObject }
  | { kind: 'outcome'; label: string; actor: string; outcome: string; event: AnyEventObject }
  | { kind: 'delay'; label: string; ms: number; event: AnyEventObject };

/** Every path from one state (or the start, if empty) to another passes through a third state first. */
export interface PassesFirst {
  from: string;
  to: string;
  first: string;
}

/** How to explore a chart: its events and outcomes, which configurations count as equal, and its invariants. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** Each input is explored separately. */
  inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]];
  events: EventCases<Machine>;
  /** By the id of the invoked actor, then by the outcome's name. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** The part of the context that distinguishes two configurations; all of it by default. */
  abstraction: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Keeps the exploration finite if a context could grow forever. */
  isWorthTaking: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /** The chart can return to home from everywhere, unless it has ended. */
  isHome: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Why home is neither the start nor an end; otherwise empty. */
  whyHome: string;
  /** The invariants of every configuration: sentences with their tests. */
  invariants: Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>;
  /** The rules for every path: sentences with their paths. */
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
