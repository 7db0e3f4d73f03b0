import type { Play, PlayStep } from '#domain/atelier/play.ts';
import type { Failure } from '#domain/failure/failure.ts';

export interface ChartPlayInput {
  chart: string;
}

/** What is replayed: the steps from one input of the chart's model. */
export interface PlayedSteps {
  chart: string;
  start: number;
  steps: readonly PlayStep[];
}

/** Steps to which the reader can return. */
export interface PlaySnapshot extends Omit<PlayedSteps, 'chart'> {
  active: readonly string[];
}

export interface ChartPlayContext extends PlayedSteps {
  snapshots: readonly PlaySnapshot[];
  /** States and transitions that stop a path, by their ids. */
  breakpoints: readonly string[];
  /** The path is played without pauses. */
  isFast: boolean;
  /** Steps of a path that are still to be played. */
  queue: readonly PlayStep[];
  play: Play | null;
  /** The state to which a path is requested; empty once the reader goes another way. */
  destination: string;
  /** Where the path to it begins, or that it is active, or that no path leads to it; null before the search ends. */
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
