import type { AnyStateMachine } from 'xstate';

export type Operator =
  | 'drop a transition'
  | 'retarget a transition'
  | 'change a guard'
  | 'drop an action'
  | 'swap two actions'
  | 'drop an outcome'
  | 'begin in another state'
  | 'change a delay';

export interface Defect {
  operator: Operator;
  detail: string;
  at: string;
  config: unknown;
}

export interface Mutant {
  operator: Operator;
  name: string;
  machine: AnyStateMachine;
}
