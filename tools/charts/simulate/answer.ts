import type { GivenStep } from './simulate.ts';

/** A counterexample: where it is, and the steps that lead there. */
export interface Finding {
  text: string;
  /** The state or transition; empty for a configuration. */
  part: string;
  path: { start: number; steps: readonly GivenStep[] } | null;
}

export interface Answer {
  question: string;
  /** The meaning of having no finding. */
  holds: string;
  findings: readonly Finding[];
}
