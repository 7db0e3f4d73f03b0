import type { PlayStep } from './play.ts';

/** A counterexample to a question: where it is, and the steps that lead there. */
export interface Finding {
  text: string;
  /** The state or transition on the chart; empty for a configuration. */
  part: string;
  /** The model input at the start of the path; null without a path. */
  path: { start: number; steps: readonly PlayStep[] } | null;
}

export interface Answer {
  question: string;
  /** What no finding means. */
  holds: string;
  findings: readonly Finding[];
}

/** Does one state lead to another within a time, without the user? */
export interface LeadsTo {
  kind: 'leadsTo';
  from: string;
  to: string;
  withinMs: number;
}

/** Whether every path to a state passes through another one first, whatever the user does. */
export interface PassesFirst {
  kind: 'passesFirst';
  /** Empty for the start of the chart. */
  from: string;
  to: string;
  first: string;
}

export type StateQuestion = LeadsTo | PassesFirst;

interface CoveredPart {
  name: string;
  walked: number;
  reachable: number;
}

/** How many states, transitions, guard outcomes and pairs the tests cover; empty if the chart can't be explored. */
export type ChartCoverage = readonly CoveredPart[];

export interface PartCoverage extends CoveredPart {
  /** Reachable, but visited by no tour. */
  missed: readonly string[];
}

/** A walk of the model tests. */
export interface TestTour {
  start: number;
  steps: readonly PlayStep[];
}

/** What the exploration of a chart found. */
export interface ChartAnswers {
  configurations: number;
  answers: readonly Answer[];
  tours: readonly TestTour[];
  coverage: readonly PartCoverage[];
  /**
   * For each state, transition and guard outcome, by id, the positions of the tours that visit it. Unreachable parts
   * are absent.
   */
  walkedBy: Readonly<Record<string, readonly number[]>>;
}

export const stepsOfTours = ({ tours }: Pick<ChartAnswers, 'tours'>): number =>
  tours.reduce((sum, { steps }) => sum + steps.length, 0);
