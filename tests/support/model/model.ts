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

/** How a chart is explored: what can happen to it, and which of its contexts count as the same. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** One start for each input worth beginning with. */
  inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]];
  events: EventCases<Machine>;
  /** By the id of the invoked actor, then by a name for the outcome. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** Keeps the exploration finite where a context could grow for ever. */
  isWorthTaking: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /** Somewhere to come back to from everywhere, unless the chart has ended. */
  isHome: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** Checks a model against its chart's types, and lets it stand in a list with others. */
export function model<Machine extends AnyStateMachine>(definition: {
  machine: Machine;
  inputs: Model<Machine>['inputs'];
  events: EventCases<Machine>;
  outcomes?: Record<string, Record<string, Outcome>>;
  isWorthTaking?: Model<Machine>['isWorthTaking'];
  isHome: Model<Machine>['isHome'];
}): Model<Machine> {
  return { outcomes: {}, isWorthTaking: () => true, ...definition };
}

export type AnyModel = Omit<Model, 'inputs' | 'events' | 'isWorthTaking' | 'isHome'> & {
  inputs: readonly unknown[];
  events: Record<string, readonly object[]>;
  isWorthTaking(snapshot: AnyMachineSnapshot, step: Step): boolean;
  isHome(snapshot: AnyMachineSnapshot): boolean;
};
