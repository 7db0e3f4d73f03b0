import type { Play, PlayStep } from '#domain/atelier/play.ts';
import type { Failure } from '#domain/failure/failure.ts';

export interface ChartPlayInput {
  chart: string;
}

/** The steps to replay from one input of the chart's model. */
export interface PlayedSteps {
  chart: string;
  start: number;
  steps: readonly PlayStep[];
}

/** Steps that the user can return to. */
export interface PlaySnapshot extends Omit<PlayedSteps, 'chart'> {
  active: readonly string[];
}

export interface ChartPlayContext extends PlayedSteps {
  snapshots: readonly PlaySnapshot[];
  /** The ids of states and transitions that stop a path. */
  breakpoints: readonly string[];
  /** The path plays without pauses. */
  isFast: boolean;
  /** The remaining steps of a path. */
  queue: readonly PlayStep[];
  play: Play | null;
  /** The state that a path was requested to; empty once the user takes another step. */
  destination: string;
  /**
   * Where the path begins, or that the state is already active, or that no path exists; null before the search ends.
   */
  found: 'onward' | 'fromStart' | 'here' | 'none' | null;
  failure: Failure | null;
}

export type ChartPlayEvent =
  | { type: 'step.take'; step: PlayStep }
  | { type: 'step.undo' }
  | { type: 'start.choose'; start: number }
  | { type: 'path.request'; state: string }
  | { type: 'path.play'; start: number; steps: readonly PlayStep[] }
  | { type: 'path.finish' }
  | { type: 'path.continue' }
  | { type: 'snapshot.store' }
  | { type: 'snapshot.restore'; position: number }
  | { type: 'breakpoint.toggle'; part: string };
