import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** What an event carries besides its type, and a name for the case where one event is tried with several. */
type EventCase<Event extends { type: string }> = Omit<Event, 'type'> & { case?: string };

/** At least one case of every event that the chart's type names: a missing one does not compile. */
export type EventCases<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]: readonly [
    EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>,
    ...EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>[],
  ];
};

/** How a piece of outside work can end. */
export type Outcome = { output: unknown } | { error: unknown };

/** One move: a person or another chart sends an event, outside work ends, or time passes. */
export type Step =
  | { kind: 'event'; label: string; event: AnyEventObject }
  | { kind: 'outcome'; label: string; actor: string; outcome: string; event: AnyEventObject }
  | { kind: 'delay'; label: string; ms: number; event: AnyEventObject };

/** How a chart is explored: what can happen to it, which situations count as the same, and what always holds. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** One start for each input worth beginning with. */
  inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]];
  events: EventCases<Machine>;
  /** By the id of the invoked actor, then by a name for the outcome. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** As much of the context as tells two situations apart; without it, all of it. */
  abstraction: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Keeps the exploration finite where a context could grow for ever. */
  isWorthTaking: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /** Somewhere to come back to from everywhere, unless the chart has ended. */
  isHome: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Why home is neither where the chart starts nor an end; nothing where it is. */
  whyHome: string;
  /** What holds in every situation, each a sentence with its test. */
  invariants: Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>;
  /** Why a state, a transition or a verdict of a guard can't be reached, by its id. */
  unreachable: Record<string, string>;
  /** Why no part of the product sends an event yet, by its type. */
  unsent: Record<string, string>;
}

type Given<Machine extends AnyStateMachine> = Pick<
  Model<Machine>,
  'machine' | 'inputs' | 'events' | 'isHome' | 'invariants'
> &
  Partial<
    Pick<Model<Machine>, 'outcomes' | 'abstraction' | 'isWorthTaking' | 'unreachable' | 'unsent' | 'whyHome'>
  >;

/** Checks a model against its chart's types, and lets it stand in a list with others. */
export function model<Machine extends AnyStateMachine>(given: Given<Machine>): Model<Machine> {
  return {
    outcomes: {},
    unreachable: {},
    unsent: {},
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

/** As a method, so that a test of one chart's snapshots may stand in a list with others. */
type AnyTest = { holds(snapshot: AnyMachineSnapshot): boolean }['holds'];
