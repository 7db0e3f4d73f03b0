import type { GivenStep } from './simulate.ts';

/** A counterexample: where it is, and the steps that lead there. */
export interface Finding {
  text: string;
  /** The state or transition; empty where it is a configuration. */
  part: string;
  path: { start: number; steps: readonly GivenStep[] } | null;
}

export interface Answer {
  question: string;
  /** What it means that there is no finding. */
  holds: string;
  findings: readonly Finding[];
}
