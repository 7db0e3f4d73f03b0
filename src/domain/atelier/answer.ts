import type { PlayStep } from './play.ts';

/** A counterexample of a question: where it is, and the steps that lead there. */
export interface Finding {
  text: string;
  /** The state or transition on the chart; empty where it is a configuration. */
  part: string;
  /** The input of the model with which the path starts; null without a path. */
  path: { start: number; steps: readonly PlayStep[] } | null;
}

export interface Answer {
  question: string;
  /** What no finding means. */
  holds: string;
  findings: readonly Finding[];
}

export interface PartCoverage {
  name: string;
  walked: number;
  reachable: number;
}

/** What the exploration of a chart found. */
export interface ChartAnswers {
  configurations: number;
  answers: readonly Answer[];
  tours: number;
  steps: number;
  coverage: readonly PartCoverage[];
  /** By how many tours each state and transition is walked, by its id. Unreachable parts are absent. */
  walkedBy: Readonly<Record<string, number>>;
}
