import type { Answer, ChartAnswers, ChartCoverage, StateQuestion } from '#domain/atelier/answer.ts';
import type { ComparisonPart } from '#domain/atelier/comparison.ts';
import type { Play, PlayPath, PlayStep } from '#domain/atelier/play.ts';

/** The worker's tasks, by name. */
export interface Tasks {
  replay: { input: { chart: string; start: number; steps: readonly PlayStep[] }; output: Play };
  findPath: {
    input: { chart: string; start: number; steps: readonly PlayStep[]; state: string };
    output: PlayPath | null;
  };
  explore: { input: { chart: string }; output: ChartAnswers };
  cover: { input: { chart: string }; output: ChartCoverage };
  /** Begins a comparison, or continues it after `compared` pairs. */
  compare: { input: { chart: string; text: string; compared: number }; output: ComparisonPart };
  /** Adds the chart of an SCXML file, and returns its name. */
  open: { input: { text: string }; output: string };
  states: { input: { chart: string; question: StateQuestion }; output: Answer };
}

export type TaskName = keyof Tasks;

export type Request = {
  [Name in TaskName]: { id: number; task: Name; input: Tasks[Name]['input'] };
}[TaskName];
export type Response = { id: number } & ({ output: unknown } | { error: string });
