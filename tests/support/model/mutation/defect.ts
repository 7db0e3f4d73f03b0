import type { AnyStateMachine } from 'xstate';

/** What can be wrong with a chart. */
export type Operator =
  | 'drop a transition'
  | 'retarget a transition'
  | 'change a guard'
  | 'drop an action'
  | 'swap two actions'
  | 'drop an outcome'
  | 'begin in another state'
  | 'change a delay';

/** One thing wrong with a chart: what exactly, and at which transition or state. */
export interface Defect {
  operator: Operator;
  detail: string;
  at: string;
  config: unknown;
}

/** A chart with one defect put in. */
export interface Mutant {
  operator: Operator;
  name: string;
  machine: AnyStateMachine;
}
