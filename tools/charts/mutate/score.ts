import type { Verdict } from './verdict.ts';

/** The minimum mutation score of a chart. */
export const LEAST_SHARE = 0.95;

export interface Score {
  chart: string;
  mutants: number;
  killed: number;
  equivalent: number;
  survived: number;
  /** The share of killed mutants among those that are not equivalent. */
  share: number;
}

export function scoreOf(chart: string, verdicts: readonly Verdict[]): Score {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((it) => it.outcome === outcome).length;
  const noticeable = verdicts.length - count('equivalent');
  return {
    chart,
    mutants: verdicts.length,
    killed: count('killed'),
    equivalent: count('equivalent'),
    survived: count('survived'),
    share: noticeable === 0 ? 1 : count('killed') / noticeable,
  };
}
