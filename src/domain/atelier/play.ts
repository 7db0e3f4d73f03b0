/** The pause between two steps of a path that plays on the chart. */
export const PLAY_PAUSE_MS = 700;

/** A step that a reader takes: one of the choices by its label, or an event with a payload as JSON. */
export type PlayStep = { kind: 'choice'; label: string } | { kind: 'typed'; event: string; payload: string };

/** A step that is possible now. */
export interface PlayChoice {
  kind: 'event' | 'outcome' | 'delay';
  label: string;
  /** The event's type, or the actor. */
  source: string;
  /** The event without its type, as JSON. */
  payload: string;
  /** The transitions that the chart takes; empty if it ignores the step. */
  transitions: readonly string[];
  /** Transitions that wait for the step, but whose guard returned false. */
  refusals: readonly string[];
}

/** A step that was taken, and what the chart did. */
export interface PlayedStep {
  label: string;
  atMs: number;
  transitions: readonly string[];
  /** Transitions with the same trigger, whose guard returned false. */
  refusals: readonly string[];
  /** The active states after the step. */
  active: readonly string[];
  actions: readonly string[];
  /** The values of the context that changed, as `name: value`. */
  stored: readonly string[];
}

/** Steps from where the simulation is, or from the start of the chart. */
export interface PlayPath {
  steps: readonly PlayStep[];
  isFromStart: boolean;
}

/** A chart after the steps that were taken. */
export interface Play {
  /** Active states, by id. */
  active: readonly string[];
  status: string;
  /** The virtual clock. */
  nowMs: number;
  timers: readonly { name: string; leftMs: number }[];
  actors: readonly string[];
  context: string;
  history: readonly PlayedStep[];
  choices: readonly PlayChoice[];
}

/** Whether the last step entered a state, or took a transition, that has a breakpoint. */
export function stopsAt({ active, history }: Play, breakpoints: readonly string[]): boolean {
  const transitions = history.at(-1)?.transitions ?? [];
  return breakpoints.some((part) => active.includes(part) || transitions.includes(part));
}
